import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import type { Problem } from '@waymark/model/problems';
import { type FieldKey, fieldKeys } from '../fields/fields.ts';

/** Problems by the fields of an editor that show them, in its order. */
export type ProblemsByField = ReadonlyMap<FieldKey | undefined, readonly Problem[]>;

/**
 * Assigns each problem to its field. A problem with a part of a value belongs to the whole value, and one with a text without any
 * language to the reader's language. A problem with a value that no editor has belongs to no field.
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
