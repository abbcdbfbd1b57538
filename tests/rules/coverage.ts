import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { projectIdOf } from './project-id.ts';

const RULES = new URL('../../firestore.rules', import.meta.url);
/** The text before the condition of an `allow`; the emulator reports no condition that is a literal. */
const ALLOW = /allow [a-z, ]+: if $/;
/** A variable, or a field of one: its being true or false is no condition. */
const DATA = /^[\w.]+$/;

/**
 * The result of an expression: a value of some type, an error, or nothing where the rules were decided without
 * it. An error without a cause is no result either: the emulator first tries what it can without reading the
 * document.
 */
const finding = z.looseObject({
  boolValue: z.exactOptional(z.boolean()),
  undefined: z.exactOptional(z.object({ causeMessage: z.exactOptional(z.string()) })),
});
const expression = z.object({
  sourcePosition: z.object({
    line: z.int(),
    column: z.int(),
    currentOffset: z.int(),
    endOffset: z.int(),
  }),
  values: z.exactOptional(z.array(z.object({ value: finding }))),
  get children() {
    return z.exactOptional(z.array(expression));
  },
});
/** There is no report for Storage, nor for a project without a request to its rules. */
const coverage = z.object({ report: z.exactOptional(z.array(expression)) });
type Expression = z.infer<typeof expression>;

/** One expression of the rules with its results in the tests. */
interface Seen {
  line: number;
  column: number;
  evaluated: boolean;
  /** Whether it is a condition: that of an `allow`, or any other boolean that is not data. */
  condition: boolean;
  true: boolean;
  /** False, or an error, which denies as well. */
  denied: boolean;
}

export interface CoverageSummary {
  evaluated: number;
  total: number;
  /** Expressions that were never evaluated and conditions that had only one result: `line:column` and the line's text. */
  missed: string[];
}

/** Merges the Firestore emulator's coverage reports at `host` for the projects of these test files. */
export async function readCoverage(host: string, testFiles: readonly string[]): Promise<CoverageSummary> {
  const source = readFileSync(RULES, 'utf8');
  const lines = source.split('\n').map((line) => line.trim());
  const seen = new Map<string, Seen>();
  for (const file of testFiles) {
    for (const top of await readReport(host, projectIdOf(file))) {
      merge(seen, top, source).condition ||= ALLOW.test(source.slice(0, top.sourcePosition.currentOffset));
    }
  }
  const all = [...seen.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    evaluated: all.filter(({ evaluated }) => evaluated).length,
    total: all.length,
    missed: [
      ...new Set(all.filter(isMissed).map(({ line, column }) => `${line}:${column} ${lines[line - 1]}`)),
    ],
  };
}

function isMissed(expression: Seen): boolean {
  return !expression.evaluated || (expression.condition && !(expression.true && expression.denied));
}

async function readReport(host: string, projectId: string): Promise<Expression[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok) throw new Error(`No coverage of ${projectId}: ${await response.text()}`);
  return coverage.parse(await response.json()).report ?? [];
}

function merge(seen: Map<string, Seen>, node: Expression, source: string): Seen {
  const { line, column, currentOffset, endOffset } = node.sourcePosition;
  const key = `${currentOffset}-${endOffset}`;
  const nothing = { evaluated: false, condition: false, true: false, denied: false };
  const one = seen.get(key) ?? { line, column, ...nothing };
  seen.set(key, one);
  const data = DATA.test(source.slice(currentOffset, endOffset + 1)) && source[endOffset + 1] !== '(';
  for (const { value } of node.values ?? []) {
    const failed = value.undefined?.causeMessage !== undefined;
    one.evaluated ||= failed || Object.keys(value).some((type) => type !== 'undefined');
    one.condition ||= value.boolValue !== undefined && !data;
    one.true ||= value.boolValue === true;
    one.denied ||= failed || value.boolValue === false;
  }
  for (const child of node.children ?? []) merge(seen, child, source);
  return one;
}
