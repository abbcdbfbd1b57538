import { LOCALES } from '@waymark/model/locale';
import { dequal } from 'dequal';
import type { Draft } from '../../../live/writes/save-work.ts';

/** Something that was changed here and elsewhere, in two ways. */
export interface Conflict {
  /** A field, or one language of it: `title.en`. */
  field: string;
  /** What it was before both; undefined where it was not there, as in the others. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Both changes together; where they are in conflict it has mine. */
  content: Draft;
  conflicts: Conflict[];
}

/**
 * Joins two changes of one content: what only one side changed is as that side has it. The languages of a text are changed each by
 * itself; of everything else a field is the least that is compared.
 * @param base what both began with
 */
export function mergeContent(base: Draft, mine: Draft, theirs: Draft): Merged {
  const [before, here, there] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const parts = new Map<string, unknown>();
  const conflicts: Conflict[] = [];
  for (const field of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(field), here.get(field), there.get(field)];
    const changedHere = !dequal(was, my);
    const changedThere = !dequal(was, their);
    if (changedHere && changedThere && !dequal(my, their)) {
      conflicts.push({ field, base: was, mine: my, theirs: their });
    }
    parts.set(field, changedHere ? my : their);
  }
  return { content: contentOf(parts), conflicts };
}

/** A content in which one field, or one language of it, is another; undefined takes it away. */
export function withPart(content: Draft, field: string, value: unknown): Draft {
  return contentOf(partsOf(content).set(field, value));
}

/** What a content has in one field, or in one language of it. */
export function partOf(content: Draft, field: string): unknown {
  return partsOf(content).get(field);
}

/** A text by its languages, and whole what is none: an empty text is there, with no language. */
function partsOf(content: Draft): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [field, value] of Object.entries(content)) {
    parts.set(field, isText(value) ? TEXT : value);
    if (!isText(value)) continue;
    for (const [locale, text] of Object.entries(value)) parts.set(`${field}.${locale}`, text);
  }
  return parts;
}

/** Stands for a field that is a text, whatever it says. */
const TEXT = 'text in languages';

function contentOf(parts: ReadonlyMap<string, unknown>): Draft {
  const content: Record<string, unknown> = {};
  for (const [field, value] of parts) {
    const [name = '', locale] = field.split('.');
    if (value === undefined) continue;
    if (locale === undefined) content[name] = value === TEXT ? {} : value;
  }
  for (const [field, value] of parts) {
    const [name = '', locale] = field.split('.');
    if (locale === undefined || value === undefined) continue;
    const text = content[name];
    content[name] = { ...(isText(text) ? text : {}), [locale]: value };
  }
  return content;
}

function isText(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, text]) => LOCALES.some((locale) => locale === name) && typeof text === 'string',
  );
}
