import type { TileLine } from './tile-layers.ts';

/** Lines that end where another one does become one with it. */
export function joinedLines(lines: readonly TileLine[]): TileLine[] {
  const byEnd = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    for (const end of [line.at(0), line.at(-1)].map(String)) byEnd.set(end, [...(byEnd.get(end) ?? []), at]);
  }
  const taken = new Set<number>();
  const continued = (line: TileLine): TileLine => {
    const whole = [...line];
    for (;;) {
      const end = String(whole.at(-1));
      const at = byEnd.get(end)?.find((other) => !taken.has(other));
      const next = at === undefined ? undefined : lines[at];
      if (at === undefined || next === undefined) return whole;
      taken.add(at);
      whole.push(...(String(next.at(0)) === end ? next : next.toReversed()).slice(1));
    }
  };
  return [...lines.entries()].flatMap(([at, line]) => {
    if (taken.has(at)) return [];
    taken.add(at);
    return [continued(continued(line).toReversed()).toReversed()];
  });
}
