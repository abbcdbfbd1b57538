import type { Reference } from '@waymark/model/entities/fields';
import { MAX_MAP_PLACES } from '@waymark/model/rich-text/schema';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { isSameItem } from '../content-values.ts';
import { ChosenReferences } from './chosen-references.tsx';
import { PLACES_OF_STORY, PlaceChoices } from './place-chooser.tsx';
import styles from './references.module.css';

interface MapPlacesDialogProps {
  uid: string;
  /** The places that the map has; none for a new map. */
  first: readonly Reference[];
  /** All places of the story, in its order. */
  ofStory: readonly Reference[];
  /** Receives the chosen places in their order, or undefined where the dialog was closed without a choice. */
  onDone: (places: readonly Reference[] | undefined) => void;
}

/** The choice of the places of a map in a text, and of their order. The dialog is open while it is mounted. */
export function MapPlacesDialog({ uid, first, ofStory, onDone }: MapPlacesDialogProps) {
  const t = useTranslations('edit');
  const [chosen, setChosen] = useState(first);
  const has = (reference: Reference) => chosen.some((one) => isSameItem(one, reference));
  const others = ofStory.filter((place) => !has(place));
  const isFull = chosen.length >= MAX_MAP_PLACES;
  const toggle = (reference: Reference) => {
    if (has(reference)) setChosen(chosen.filter((one) => !isSameItem(one, reference)));
    else if (!isFull) setChosen([...chosen, reference]);
  };
  return (
    <Dialog
      open
      onClose={() => onDone(undefined)}
      heading={t('mapPlaces.heading')}
      closeLabel={t('places.close')}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onDone(chosen)}>
          {t(first.length === 0 ? 'mapPlaces.insert' : 'mapPlaces.apply')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <section className={styles.found}>
          {ofStory.length > 0 && (
            <div>
              <Button
                kind="secondary"
                size="small"
                disabled={isFull || others.length === 0}
                onClick={() => setChosen([...chosen, ...others].slice(0, MAX_MAP_PLACES))}
              >
                {t('mapPlaces.all', { count: ofStory.length })}
              </Button>
            </div>
          )}
          {chosen.length > 0 && <ChosenReferences value={chosen} ordered onChange={setChosen} />}
          <p className={styles.hint} role="status">
            {t('mapPlaces.count', { count: chosen.length, most: MAX_MAP_PLACES })}
          </p>
        </section>
        <PlaceChoices uid={uid} kinds={PLACES_OF_STORY} several={{ has, isFull }} onChosen={toggle} />
      </div>
    </Dialog>
  );
}
