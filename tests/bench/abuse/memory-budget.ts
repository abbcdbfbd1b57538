import { RESOURCES } from '../../../functions/src/platform/resources.ts';

/** The share of its memory that a function may take. */
const SHARE = 0.7;

/** The most memory that a function may take under its worst accepted input, in MB. */
export function memoryBudgetOf(name: keyof typeof RESOURCES): number {
  const [, number = '', unit] = /^(\d+)(MiB|GiB)$/.exec(RESOURCES[name].memory) ?? [];
  return SHARE * Number(number) * (unit === 'GiB' ? 1_024 : 1);
}
