import { MAX_PLACES } from '@waymark/model/entities/content';
import type { Reference } from '@waymark/model/entities/fields';
import { LOCALES } from '@waymark/model/locale';
import { readRichText } from '@waymark/model/rich-text/read';
import { placesIn } from '@waymark/model/rich-text/text-of';
import { ListPlus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { type EditContext, isReference, listIn, writtenIn } from '../edit-context.ts';
import { PLACES_OF_STORY } from './place-chooser.tsx';
import styles from './references.module.css';
import { ReferencesField } from './references-field.tsx';

interface PlacesOfStoryProps {
  edit: EditContext;
  label: string;
}

/** The places of a story, in its order. Places that its text embeds can be added to them. */
export function PlacesOfStory({ edit, label }: PlacesOfStoryProps) {
  const t = useTranslations('edit.places');
  const value = listIn(edit.content, 'places').filter(isReference);
  // Searching a long story waits for an idle moment.
  const content = useDeferredValue(edit.content);
  const shown = useMemo(
    () => LOCALES.flatMap((locale) => shownIn(writtenIn(content, `body.${locale}`))),
    [content],
  );
  const known = new Set(value.map(keyOf));
  const fresh = [...new Map(shown.map((one) => [keyOf(one), one]))].filter(([key]) => !known.has(key));
  const change = (places: readonly Reference[]) => edit.change('places', places);
  return (
    <div className={styles.field}>
      <ReferencesField
        uid={edit.uid}
        label={label}
        error={edit.faultOf('places')}
        kinds={PLACES_OF_STORY}
        most={MAX_PLACES}
        ordered
        value={value}
        onChange={change}
      />
      {fresh.length > 0 && (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon={ListPlus}
            onClick={() => change([...value, ...fresh.map(([, one]) => one)].slice(0, MAX_PLACES))}
          >
            {t('fromText')}
          </Button>
        </div>
      )}
    </div>
  );
}

function shownIn(body: string): Reference[] {
  if (!body.includes('"place"')) return [];
  const read = readRichText(body);
  return 'text' in read ? placesIn(read.text) : [];
}

function keyOf({ kind, id }: Reference): string {
  return `${kind}/${id}`;
}
