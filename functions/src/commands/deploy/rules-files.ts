import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(z.object({ fieldPath: z.string() })).check(z.minLength(1)),
    }),
  ),
  fieldOverrides: z.optional(z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string() }))),
});

export interface RulesFile {
  file: string;
  /** For a person to read. */
  size: string;
}

/**
 * The rules and indexes to deploy, checked as far as possible without the service that compiles them.
 * @throws Error naming the file and what is wrong with it
 */
export function rulesFiles(root: string): RulesFile[] {
  return [
    rules(root, 'firestore.rules', 'cloud.firestore'),
    rules(root, 'storage.rules', 'firebase.storage'),
    indexes(root, 'firestore.indexes.json'),
  ];
}

function rules(root: string, file: string, service: string): RulesFile {
  const text = read(root, file);
  const fault = faultOfRules(text, service);
  if (fault !== undefined) throw new Error(`${file} ${fault}.`);
  return { file, size: `${text.split('\n').length} lines` };
}

const STRINGS_AND_COMMENTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*.*?\*\//gs;

/** The fault of rules, as the end of a sentence that begins with the file's name. */
export function faultOfRules(text: string, service: string): string | undefined {
  if (!/^rules_version = '2';$/m.test(text)) return "does not say rules_version = '2';";
  const code = text.replaceAll(STRINGS_AND_COMMENTS, '');
  if (!code.includes(`service ${service} {`)) return `has no service ${service}`;
  const open: string[] = [];
  for (const bracket of code.match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(bracket)) open.push(bracket);
    else if (open.pop() !== OPENING[bracket]) return `has a ${bracket} that closes nothing`;
  }
  return open.length === 0 ? undefined : `has a ${open.at(-1)} that nothing closes`;
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function indexes(root: string, file: string): RulesFile {
  try {
    const { indexes: listed } = indexesSchema.parse(JSON.parse(read(root, file)));
    return { file, size: `${listed.length} indexes` };
  } catch (cause) {
    throw new Error(`${file} is not a list of indexes: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

function read(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing.`);
  return readFileSync(path, 'utf8');
}
