import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

/** One measured value. */
export interface Measurement {
  what: string;
  /** Undefined where it did not finish in time. */
  value: number | undefined;
  unit: 's' | 'ms' | 'MB' | '';
  /** The largest allowed `value`; none where no budget exists. */
  budget?: number;
  /** The smallest allowed `value`, for scores. */
  least?: number;
}

const FILE = new URL('../../docs/benchmarks.md', import.meta.url);

const INTRODUCTION = `# Benchmarks

Each section is what \`npm run bench -- NAME\` wrote, on the machine it names.
`;

/** The median. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The smallest of some values that at least a share of them, above 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

export function withinBudgets(measurements: readonly Measurement[]): boolean {
  return measurements.every((measurement) => !isBroken(measurement));
}

export function printMeasurements(measurements: readonly Measurement[]): void {
  console.table(
    measurements.map((measurement) => ({
      what: measurement.what,
      measured: measuredText(measurement),
      budget: budgetText(measurement),
      '': isBroken(measurement) ? '✗' : '✓',
    })),
  );
}

/** Replaces the section of this name in docs/benchmarks.md, or adds it at the end. */
export function writeMeasurements(name: string, measurements: readonly Measurement[]): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : INTRODUCTION;
  const [introduction = '', ...sections] = before.split(/^(?=## )/m);
  const fresh = section(name, measurements);
  const place = sections.findIndex((other) => other.startsWith(`## ${name}\n`));
  const after = place < 0 ? [...sections, fresh] : sections.with(place, fresh);
  writeFileSync(FILE, `${[introduction, ...after].map((part) => part.trim()).join('\n\n')}\n`);
}

function section(name: string, measurements: readonly Measurement[]): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const rows = measurements.map(
    (measurement) => `| ${measurement.what} | ${measuredText(measurement)} | ${budgetText(measurement)} |`,
  );
  return [
    `## ${name}`,
    '',
    `On ${availableParallelism()} cores with ${gigabytes} GB of memory, ${process.platform}, Node ${process.version}.`,
    '',
    '| What | Measured | Budget |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function isBroken({ value, budget, least }: Measurement): boolean {
  if (value === undefined || Number.isNaN(value)) return true;
  return (budget !== undefined && value > budget) || (least !== undefined && value < least);
}

function measuredText({ value, unit }: Measurement): string {
  return value === undefined ? 'never' : withUnit(Math.round(value * 10) / 10, unit);
}

function budgetText({ budget, least, unit }: Measurement): string {
  if (least !== undefined) return `at least ${withUnit(least, unit)}`;
  return budget === undefined ? '—' : withUnit(budget, unit);
}

function withUnit(value: number, unit: Measurement['unit']): string {
  return `${value.toLocaleString('en')} ${unit}`.trim();
}
