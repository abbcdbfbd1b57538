import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { useState } from 'react';
import { type EditContext, isRecord, listIn, writtenIn } from './edit-context.ts';
import { type ItemReference, PLACES_OF_STORY, PlaceChooser } from './place-chooser.tsx';
import { ReferenceName } from './reference-name.tsx';

interface StoryFieldProps {
  edit: EditContext;
  locale: Locale;
  label: string;
}

/** One language of a story. */
export function StoryField({ edit, locale, label }: StoryFieldProps) {
  const [asked, setAsked] = useState<(reference: ItemReference | undefined) => void>();
  const field = `body.${locale}` as const;
  const answer = (reference: ItemReference | undefined) => {
    asked?.(reference);
    setAsked(undefined);
  };
  return (
    <>
      {edit.slots.body?.({
        value: writtenIn(edit.content, field) || undefined,
        onChange: (text) => edit.change(field, text),
        label,
        locale,
        fault: edit.faultOf(field),
        photos: listIn(edit.content, 'photos').filter(isPhoto),
        onPickPlace: () => new Promise((resolve) => setAsked(() => resolve)),
        placeCard: (reference) => <ReferenceName reference={reference} />,
      })}
      <PlaceChooser
        uid={edit.uid}
        kinds={PLACES_OF_STORY}
        open={asked !== undefined}
        onChosen={answer}
        onClose={() => answer(undefined)}
      />
    </>
  );
}

/** Photos come from the field of photos alone: what has a path is one. */
export function isPhoto(value: unknown): value is Photo {
  return isRecord(value) && typeof value['path'] === 'string';
}
