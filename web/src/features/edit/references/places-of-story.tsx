import { MAX_PLACES } from '@waymark/model/entities/content';
import type { Reference } from '@waymark/model/entities/fields';
import { placesOfStory } from '@waymark/model/entities/places-of-story';
import { LOCALES } from '@waymark/model/locale';
import { useDeferredValue, useMemo } from 'react';
import type { Draft } from '../../../live/writes/save-work.ts';
import { isReference, isSameItem, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { PLACES_OF_STORY } from './place-chooser.tsx';
import { ReferencesField } from './references-field.tsx';

interface PlacesOfStoryProps {
  edit: EditContext;
  label: string;
}

/** The places of a story, in its order. Places that its text embeds are among them, and leave with the text alone. */
export function PlacesOfStory({ edit, label }: PlacesOfStoryProps) {
  const { places, embedded } = usePlacesOfStory(edit.content);
  return (
    <ReferencesField
      uid={edit.uid}
      label={label}
      error={edit.faultOf('places')}
      kinds={PLACES_OF_STORY}
      most={MAX_PLACES}
      ordered
      value={places}
      isFixed={(place) => embedded.some((one) => isSameItem(one, place))}
      onChange={(places) => edit.change('places', places)}
    />
  );
}

interface StoryPlaces {
  places: readonly Reference[];
  embedded: readonly Reference[];
}

/** As `placesOfDraft`, a moment later: searching a long story waits for an idle moment. */
export function usePlacesOfStory(content: Draft): StoryPlaces {
  const { body, places } = useDeferredValue(content);
  return useMemo(() => placesOfDraft({ body, places }), [body, places]);
}

/** All places of a story, in its order, and those among them that its text embeds. */
export function placesOfDraft({ body, places: now }: Draft): StoryPlaces {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, writtenIn({ body }, `body.${locale}`)]));
  const embedded = placesOfStory({ places: [], body: texts });
  const listed = listIn({ places: now }, 'places').filter(isReference);
  const fresh = embedded.filter((place) => !listed.some((one) => isSameItem(one, place)));
  return { places: [...listed, ...fresh].slice(0, MAX_PLACES), embedded };
}
