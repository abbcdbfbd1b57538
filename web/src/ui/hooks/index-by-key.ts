/**
 * The index that an arrow key, Home or End moves to in a row or column. Moving past one end continues at the other.
 * @returns undefined for every other key
 */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  const [back, on] = direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return undefined;
  if (key === on) return (index + 1) % count;
  if (key === back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
