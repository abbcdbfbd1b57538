/**
 * The first of many, in order, without sorting all: a heap of the best so far.
 * @param compare negative where the first belongs before the second
 */
export function firstOf(
  count: number,
  all: Iterable<number>,
  compare: (one: number, other: number) => number,
): number[] {
  if (count === 0) return [];
  const heap: number[] = [];
  for (const candidate of all) {
    if (heap.length < count) {
      heap.push(candidate);
      rise(heap.length - 1);
    } else if (compare(candidate, heap[0] ?? 0) < 0) {
      heap[0] = candidate;
      sink();
    }
  }
  return heap.sort(compare);

  /** The worst is the first of the heap. */
  function rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compare(heap[at] ?? 0, heap[parent] ?? 0) <= 0) return;
      exchange(at, parent);
      at = parent;
    }
  }

  function sink(): void {
    let at = 0;
    for (;;) {
      let worst = at;
      for (const child of [at * 2 + 1, at * 2 + 2]) {
        if (child < heap.length && compare(heap[child] ?? 0, heap[worst] ?? 0) > 0) worst = child;
      }
      if (worst === at) return;
      exchange(at, worst);
      at = worst;
    }
  }

  function exchange(one: number, other: number): void {
    [heap[one], heap[other]] = [heap[other] ?? 0, heap[one] ?? 0];
  }
}
