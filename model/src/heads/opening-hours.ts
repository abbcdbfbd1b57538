const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const DAYS = new RegExp(`^${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*$`);
const HOURS = new RegExp(`^${TIME}-${TIME}$`);

/**
 * Opening hours as schema.org wants them, such as "Mo-Fr 09:00-17:00".
 * @param notation of OpenStreetMap. Schema.org has words for some of it only: where it says more, there are none.
 */
export function openingHoursOf(notation: string): string[] {
  if (notation === '24/7') return ['Mo-Su'];
  const read = notation.split(';').map((rule) => intervalsIn(rule.trim()));
  // A rule that is not understood may say that the others do not hold.
  return read.some((intervals) => intervals.length === 0) ? [] : read.flat();
}

/** One value for each interval of a rule; none where the rule is not understood. */
function intervalsIn(rule: string): string[] {
  const [days = '', ...rest] = rule.replace(/\s*,\s*/g, ',').split(/\s+/);
  const hours = rest.join('').split(',');
  return DAYS.test(days) && hours.every((interval) => HOURS.test(interval))
    ? hours.map((interval) => `${days} ${interval}`)
    : [];
}
