/** A value in a record that is not itself an object or an array. */
export interface Leaf {
  /** The names of the fields that lead to it, with dots between. Arrays add nothing. */
  readonly path: string;
  readonly value: string | number | boolean;
}

export type JsonRecord = { [name: string]: unknown };

/** Fields with a meaning of their own. */
const SPECIAL = new Set(['objectID', '_geoloc']);
const DEEPEST = 20;

export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The single values of a record in their order, without its id and its position. */
export function leavesOf(record: JsonRecord): Leaf[] {
  const leaves: Leaf[] = [];
  for (const [name, value] of Object.entries(record)) if (!SPECIAL.has(name)) collect(value, name, 1);
  return leaves;

  function collect(value: unknown, path: string, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const element of value) collect(element, path, depth + 1);
    else if (isJsonRecord(value)) {
      for (const [name, inner] of Object.entries(value)) collect(inner, `${path}.${name}`, depth + 1);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      leaves.push({ path, value });
    }
  }
}

/** Whether a path is an attribute, or within it. */
export function isWithin(path: string, attribute: string): boolean {
  return attribute === '*' || path === attribute || path.startsWith(`${attribute}.`);
}
