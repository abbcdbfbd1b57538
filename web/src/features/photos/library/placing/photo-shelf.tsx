import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';
import { choose } from '@waymark/model/localised';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../../elements/card/item-photo.tsx';
import { HeldOverMap } from '../../../../elements/map/held-over-map.tsx';
import { useDragToMap } from '../../../../elements/map/use-drag-to-map.ts';
import { PlaceSearch } from '../../../../elements/places/place-search.tsx';
import { useLocale } from '../../../../i18n/paths.ts';
import type { Goal } from '../../../../map/in-view.ts';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import styles from '../library.module.css';
import { photoOf } from '../uses-of.ts';
import type { PhotoGroup } from './photo-group.ts';

/** How close the map comes to a place that is found and has no extent. */
const SEARCHED_ZOOM = 12;

interface PhotoShelfProps {
  uid: string;
  /** All photos without a position of their own. */
  photos: readonly ReadyPhoto[];
  /** All groups, with their names in a menu. */
  choices: readonly { group: PhotoGroup; label: string }[];
  /** Finds a position under a point of the window. */
  spotAt: SpotFinder;
  /** Puts photos at a position, or at the centre of the map. */
  onPut: (ids: readonly string[], spot: Position | 'centre') => void;
  /** Moves the map. */
  onLook: (goal: Goal) => void;
  /** Adds photos to a group, or takes them off the map. */
  onChoose: (ids: readonly string[], group: PhotoGroup | undefined) => void;
}

/**
 * The photos without a position. Each is dragged onto the map, or put at its centre by a button, or joins a group. What is done with a
 * selected photo is done with all selected ones.
 */
export function PhotoShelf(props: PhotoShelfProps) {
  const { uid, photos, choices, spotAt, onPut, onLook, onChoose } = props;
  const t = useTranslations('library.placing');
  const locale = useLocale();
  const groups = choices.map(({ group }) => group);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A photo may be deleted elsewhere meanwhile.
  const selected = new Set(photos.flatMap(({ id }) => (chosen.has(id) ? id : [])));
  /** How many were put on the map last, for screen readers. */
  const [put, setPut] = useState(0);
  const idsWith = (id: string) => (selected.has(id) ? [...selected] : [id]);
  const end = (ids: readonly string[], isOnMap: boolean) => {
    setChosen(new Set());
    setPut(isOnMap ? ids.length : 0);
  };
  const putThem = (id: string, spot: Position | 'centre') => {
    const ids = idsWith(id);
    onPut(ids, spot);
    end(ids, true);
  };
  const join = (id: string, group: PhotoGroup | undefined) => {
    const ids = idsWith(id);
    onChoose(ids, group);
    end(ids, group !== undefined);
  };
  const { area, held } = useDragToMap(spotAt, (id, spot, under) => {
    const groupId = under?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    const group = groups.find((one) => one.id === groupId);
    if (group) join(id, group);
    else putThem(id, spot);
  });
  return (
    <section ref={area} className={styles.fields}>
      <div className={styles.intro}>
        <h3 className={styles.month}>{t('shelf', { count: photos.length })}</h3>
        <p className={styles.state}>{t('shelfHint')}</p>
      </div>
      {photos.length > 1 && (
        <Checkbox
          checked={selected.size === photos.length}
          mixed={selected.size > 0 && selected.size < photos.length}
          onChange={(isChecked) => setChosen(new Set(isChecked ? photos.map(({ id }) => id) : []))}
        >
          {t('selectAll', { count: photos.length })}
        </Checkbox>
      )}
      {/* After the box, which takes the focus at first: a field for text would open the keyboard of a phone. */}
      <PlaceSearch onChoose={({ position, zoom = SEARCHED_ZOOM }) => onLook({ ...position, zoom })} />
      <VisuallyHidden>
        <span role="status">{put > 0 && t('isPut', { count: put })}</span>
      </VisuallyHidden>
      {photos.map((photo, index) => {
        const named = { number: index + 1, alt: choose(photo.alt ?? {}, locale).value };
        const group = groups.find((one) => one.photos.includes(photo));
        return (
          <div key={photo.id} className={styles.shelved} data-dragged={photo.id}>
            {photos.length > 1 && (
              <Checkbox
                checked={selected.has(photo.id)}
                onChange={(isChecked) => {
                  const next = new Set(selected);
                  if (isChecked) next.add(photo.id);
                  else next.delete(photo.id);
                  setChosen(next);
                }}
              >
                <VisuallyHidden>{t('selectOne', named)}</VisuallyHidden>
              </Checkbox>
            )}
            <div className={styles.draggable} data-drag="photo">
              <ItemPhoto photo={photoOf(uid, photo)} sizes="64px" decorative />
              <span className={styles.handle} data-drag="handle">
                <IconButton
                  kind="floating"
                  size="small"
                  icon={MapPin}
                  label={t('putAtCentre', named)}
                  onClick={() => putThem(photo.id, 'centre')}
                />
              </span>
            </div>
            <div className={styles.grow}>
              <Select
                label={t('placeOf', named)}
                value={group?.id ?? ''}
                onChange={(groupId) =>
                  join(
                    photo.id,
                    groups.find(({ id }) => id === groupId),
                  )
                }
                choices={[
                  { value: '', label: t('leaveOut') },
                  ...choices.map(({ group: { id }, label }) => ({ value: id, label })),
                ]}
              />
            </div>
          </div>
        );
      })}
      <HeldOverMap
        held={held}
        describe={({ id, isOnMap }) => {
          const photo = photos.find((one) => one.id === id);
          return {
            photo: photo && photoOf(uid, photo),
            words: t(isOnMap ? 'dropHere' : 'dragOn', { count: idsWith(id).length }),
          };
        }}
      />
    </section>
  );
}
