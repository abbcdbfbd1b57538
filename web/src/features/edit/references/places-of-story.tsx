import { MAX_PLACES } from '@waymark/model/entities/content';
import type { Reference } from '@waymark/model/entities/fields';
import { placesOfStory } from '@waymark/model/entities/places-of-story';
import { LOCALES } from '@waymark/model/locale';
import { useDeferredValue, useMemo } from 'react';
import { isReference, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { PLACES_OF_STORY } from './place-chooser.tsx';
import { ReferencesField } from './references-field.tsx';

interface PlacesOfStoryProps {
  edit: EditContext;
  label: string;
}

/** The places of a story, in its order. Places that its text embeds are among them, and leave with the text alone. */
export function PlacesOfStory({ edit, label }: PlacesOfStoryProps) {
  // Searching a long story waits for an idle moment.
  const content = useDeferredValue(edit.content);
  const embedded = useMemo(() => {
    const body = Object.fromEntries(LOCALES.map((locale) => [locale, writtenIn(content, `body.${locale}`)]));
    return placesOfStory({ places: [], body });
  }, [content]);
  const listed = listIn(edit.content, 'places').filter(isReference);
  const fresh = embedded.filter((place) => !listed.some((one) => isSame(one, place)));
  return (
    <ReferencesField
      uid={edit.uid}
      label={label}
      error={edit.faultOf('places')}
      kinds={PLACES_OF_STORY}
      most={MAX_PLACES}
      ordered
      value={[...listed, ...fresh].slice(0, MAX_PLACES)}
      isFixed={(place) => embedded.some((one) => isSame(one, place))}
      onChange={(places) => edit.change('places', places)}
    />
  );
}

function isSame(one: Reference, other: Reference): boolean {
  return one.kind === other.kind && one.id === other.id;
}
