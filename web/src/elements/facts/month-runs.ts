/**
 * Months as runs of consecutive ones, each by its first and its last: a run may go on over the end of a year. The run that begins first
 * in a year comes first. Numbers that are no months are left out.
 */
export function monthRuns(months: readonly number[]): { first: number; last: number }[] {
  const all = new Set(months.filter((month) => Number.isInteger(month) && month >= 1 && month <= 12));
  if (all.size === 12) return [{ first: 1, last: 12 }];
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month % 12) + 1;
  return [...all]
    .sort((a, b) => a - b)
    .filter((month) => !all.has(before(month)))
    .map((first) => {
      let last = first;
      while (all.has(after(last))) last = after(last);
      return { first, last };
    });
}
