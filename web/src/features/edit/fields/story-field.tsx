import type { Reference } from '@waymark/model/entities/fields';
import type { Locale } from '@waymark/model/locale';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { isPhoto, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { MapCard } from '../references/map-card.tsx';
import { MapPlacesDialog } from '../references/map-places-dialog.tsx';
import { type ItemReference, PLACES_OF_STORY, PlaceChooser } from '../references/place-chooser.tsx';
import { placesOfDraft } from '../references/places-of-story.tsx';
import { ReferenceName } from '../references/reference-name.tsx';
import { StartFromOther } from './start-from-other.tsx';

interface StoryFieldProps {
  edit: EditContext;
  locale: Locale;
  label: string;
  /** Whether the creator writes in no other language. */
  isAlone: boolean;
}

/** One language of a story, which can take photos and places over from the other one: at its beginning, or else below it. */
export function StoryField({ edit, locale, label, isAlone }: StoryFieldProps) {
  const field = `body.${locale}` as const;
  const latest = useLatest(edit.content);
  const placesNow = useCallback(() => placesOfDraft(latest.current).places, [latest]);
  const value = writtenIn(edit.content, field) || undefined;
  const start = !isAlone && <StartFromOther edit={edit} locale={locale} />;
  return (
    <>
      <OneStory
        uid={edit.uid}
        field={field}
        locale={locale}
        label={label}
        value={value}
        beginning={value === undefined && start}
        photos={listIn(edit.content, 'photos')}
        fault={edit.faultOf(field)}
        change={edit.change}
        addArrival={edit.addArrival}
        body={edit.slots.body}
        onPlaceAtCaret={edit.onPlaceAtCaret}
        placesNow={placesNow}
      />
      {value !== undefined && start}
    </>
  );
}

interface OneStoryProps extends Pick<EditContext, 'uid' | 'change' | 'addArrival'> {
  field: string;
  locale: Locale;
  label: string;
  value: string | undefined;
  /** Offered in an empty text. */
  beginning: ReactNode;
  photos: readonly unknown[];
  fault: string | undefined;
  body: EditContext['slots']['body'];
  onPlaceAtCaret: EditContext['onPlaceAtCaret'];
  /** All places of the story. The function is stable. */
  placesNow: () => readonly Reference[];
}

/** A map whose places are being chosen. */
interface PickedMap {
  first: readonly Reference[];
  ofStory: readonly Reference[];
  resolve: (places: readonly Reference[] | undefined) => void;
}

/** Memoised, because a long story must not render with every letter typed elsewhere, nor with every save. */
const OneStory = memo(function OneStory(props: OneStoryProps) {
  const { uid, field, locale, label, value, beginning, photos, fault, change, addArrival, body } = props;
  const { onPlaceAtCaret, placesNow } = props;
  const [resolvePick, setResolvePick] = useState<(reference: ItemReference | undefined) => void>();
  const answer = (reference: ItemReference | undefined) => {
    resolvePick?.(reference);
    setResolvePick(undefined);
  };
  const shown = useMemo(() => photos.filter(isPhoto), [photos]);
  const pickPlace = useCallback(
    () => new Promise<ItemReference | undefined>((resolve) => setResolvePick(() => resolve)),
    [],
  );
  const [picked, setPicked] = useState<PickedMap>();
  const pickPlaces = useCallback(
    (first: readonly Reference[]) =>
      new Promise<readonly Reference[] | undefined>((resolve) =>
        setPicked({ first, ofStory: placesNow(), resolve }),
      ),
    [placesNow],
  );
  return (
    <>
      {body?.({
        value,
        beginning,
        onChange: (text, from) => change(field, text, { value: from }),
        onArrived: (text, from) => addArrival(field, text, { value: from }),
        label,
        locale,
        fault,
        photos: shown,
        onPickPlace: pickPlace,
        placeCard,
        onPickPlaces: pickPlaces,
        mapCard,
        onPlaceAtCaret,
      })}
      <PlaceChooser
        uid={uid}
        kinds={PLACES_OF_STORY}
        open={resolvePick !== undefined}
        onChosen={answer}
        onClose={() => answer(undefined)}
      />
      {picked && (
        <MapPlacesDialog
          uid={uid}
          first={picked.first}
          ofStory={picked.ofStory}
          onDone={(places) => {
            setPicked(undefined);
            picked.resolve(places);
          }}
        />
      )}
    </>
  );
});

const placeCard = (reference: Reference) => <ReferenceName reference={reference} />;
const mapCard = (places: readonly Reference[]) => <MapCard places={places} />;
