import { LOCALES } from '@waymark/model/locale';
import { dequal } from 'dequal';
import type { Draft } from '../../../live/writes/save-work.ts';
import { mergeValues } from './merge-values.ts';

/** A field that was changed both here and elsewhere, to different values. Both contain what was merged. */
export interface Conflict {
  /** A field, or one language of it: `title.en`. */
  field: string;
  /** The value before both changes; undefined where the field was absent, as in the others. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** The merged content. In a conflict it has my value. */
  content: Draft;
  conflicts: Conflict[];
}

/**
 * Merges two changes of one content. A field that only one side changed has the value of that side. The languages of a text are
 * merged separately. Of a story that both changed, and of a list, only what both changed is in conflict.
 * @param base the content before both changes
 */
export function mergeContent(base: Draft, mine: Draft, theirs: Draft): Merged {
  const [before, here, there] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const parts = new Map<string, unknown>();
  const conflicts: Conflict[] = [];
  for (const field of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(field), here.get(field), there.get(field)];
    const changedHere = !dequal(was, my);
    const changedThere = !dequal(was, their);
    if (!changedHere || !changedThere || dequal(my, their)) {
      parts.set(field, changedHere ? my : their);
      continue;
    }
    const merged = mergeValues(was, my, their);
    parts.set(field, merged.mine);
    if (merged.isInConflict) conflicts.push({ field, base: was, mine: merged.mine, theirs: merged.theirs });
  }
  return { content: contentOf(parts), conflicts };
}

/** The base, with the parts of what was sent that are in `theirs`: they have certainly or seemingly been saved. */
export function withKnownParts(base: Draft, sent: Draft, theirs: Draft): Draft {
  const [parts, there] = [partsOf(base), partsOf(theirs)];
  for (const [field, value] of partsOf(sent)) if (dequal(value, there.get(field))) parts.set(field, value);
  return contentOf(parts);
}

/** A content with a new value for one field, or for one language of it; undefined removes the value. */
export function withPart(content: Draft, field: string, value: unknown): Draft {
  return contentOf(partsOf(content).set(field, value));
}

/** The value of one field of a content, or of one language of it. */
export function partOf(content: Draft, field: string): unknown {
  return partsOf(content).get(field);
}

/** One part of a content in two states of it; undefined where it is absent. */
export interface ChangedPart {
  /** A field, or one language of it: `title.en`. */
  field: string;
  earlier: unknown;
  current: unknown;
}

/** The parts that differ between two states of a content. A missing text, list or value is the same as an empty one. */
export function changedParts(earlier: Draft, current: Draft): ChangedPart[] {
  const [before, after] = [partsOf(earlier), partsOf(current)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [was, is] = [filled(before.get(field)), filled(after.get(field))];
    return dequal(was, is) ? [] : [{ field, earlier: was, current: is }];
  });
}

/** The value, unless it says nothing. */
function filled(value: unknown): unknown {
  const isEmpty = value === TEXT || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

/** The languages of a text, and any other value as it is. An empty text has no language. */
function partsOf(content: Draft): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const [field, value] of Object.entries(content)) {
    parts.set(field, isText(value) ? TEXT : value);
    if (!isText(value)) continue;
    for (const [locale, text] of Object.entries(value)) parts.set(`${field}.${locale}`, text);
  }
  return parts;
}

/** A key that marks a field as a text, whatever its content. */
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
