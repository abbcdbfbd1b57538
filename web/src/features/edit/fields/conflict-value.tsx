import type { Reference } from '@waymark/model/entities/fields';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { isReference } from '../content-values.ts';
import { ReferenceName } from '../references/reference-name.tsx';
import styles from '../references/references.module.css';
import { textIn } from './fields.ts';
import { useValueTexts } from './use-value-texts.ts';

/** One of the values of a conflict: its words, or the name of the item that it refers to. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const { words } = useValueTexts();
  const references = referencesIn(field, value);
  if (references.length > 0) {
    return (
      <ul className={styles.chosen}>
        {references.map((reference) => (
          <li key={`${reference.kind}/${reference.id}`}>
            <ReferenceName reference={reference} />
          </li>
        ))}
      </ul>
    );
  }
  if ((field === 'coverPath' || field === 'sharePath') && typeof value === 'string')
    return <Thumbnail path={value} size={96} />;
  return (
    <p lang={textIn(field)?.locale} dir="auto">
      {words(field, value)}
    </p>
  );
}

const KIND_OF = { poiId: 'poi', destinationId: 'destination', areaIds: 'area' } as const;

/** The items that a value refers to; none where the field is no reference. */
function referencesIn(field: string, value: unknown): Reference[] {
  if (field === 'places') return [value].flat().filter(isReference);
  if (field !== 'poiId' && field !== 'destinationId' && field !== 'areaIds') return [];
  return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ kind: KIND_OF[field], id }] : []));
}
