import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import type { Problem } from '@waymark/model/problems';
import { type FieldKey, fieldKeys } from '../fields/fields.ts';

/** Problems by the fields of an editor that they are to be said at, in its order. */
export type ProblemsByField = ReadonlyMap<FieldKey | undefined, readonly Problem[]>;

/**
 * Puts each problem to the field that it is about: one with a part of a value to the whole of it, one with a text in no language to
 * that of the reader, and one with what no editor has to none.
 */
export function problemsByField(
  kind: PublishedKind,
  problems: readonly Problem[],
  locale: Locale,
): ProblemsByField {
  const fields = fieldKeys(kind);
  const fieldOf = ({ field }: Problem): FieldKey | undefined => {
    const whole = field === 'coverPath' ? 'photos' : field;
    return (
      fields.find((key) => whole === key || whole.startsWith(`${key}.`)) ??
      fields.find((key) => key === `${whole}.${locale}`)
    );
  };
  const found = Map.groupBy(problems, fieldOf);
  const inOrder = [...fields, undefined].filter((field) => found.has(field));
  return new Map(inOrder.map((field) => [field, found.get(field) ?? []]));
}
