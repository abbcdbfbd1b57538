import type { PublishedKind } from '@waymark/model/entities/kinds';
import { cellOf } from '@waymark/model/geography/grid';
import { writeCoordinates } from '@waymark/model/geography/parse-coordinates';
import { type Position, roundPosition, samePosition } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { Image, LocateFixed, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/card/kind-mark.tsx';
import { AimedMap } from '../../elements/form/aimed-map.tsx';
import { CoordinatesField } from '../../elements/form/coordinates-field.tsx';
import { MapField, MapFieldStatus } from '../../elements/form/map-field.tsx';
import { frameOf } from '../../elements/map/outline.ts';
import type { FoundPlace } from '../../elements/places/find-places.ts';
import { PlaceSearch } from '../../elements/places/place-search.tsx';
import type { Writer } from '../../elements/places/use-found-places.ts';
import { useStart } from '../../elements/places/use-start.ts';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { Goal, MapView } from '../../map/in-view.ts';
import { MapMarker } from '../../map/map-marker.tsx';
import { isLost, useLocating } from '../../map/own-position.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './position-field.module.css';

/** The lowest zoom at which a position is shown. */
const PLACE_ZOOM = 11;

interface PositionFieldProps {
  value: Position | undefined;
  /** Called with positions rounded by `roundPosition`. */
  onChange: (value: Position | undefined) => void;
  /** The kind of the item, whose mark is on the map. */
  kind?: PublishedKind;
  /** The name of the whole field. */
  label: string;
  /** The problem of the current value. */
  fault?: ReactNode;
  /** Whether visitors see only the cell of the 1 km grid that holds the position. */
  isApproximate?: boolean;
  /** Whether the map fills the height of the window. */
  isTall?: boolean;
  /** The member and the work, by which the search finds the creator's own items, and the map its beginning. */
  writer?: Writer;
  /** Where a photo of the item was taken, if that is known. */
  photoSpot?: Position | undefined;
}

const PARTS = ['coordinates', 'place', 'place-search'] as const;

/**
 * The field of a position: chosen on a map, in the box for places, by coordinates or from the device. The field loads its messages itself.
 */
export function PositionField(props: PositionFieldProps) {
  return (
    <LazyMessages parts={PARTS}>
      <LoadedField {...props} />
    </LazyMessages>
  );
}

function LoadedField(props: PositionFieldProps) {
  const {
    value,
    onChange,
    kind = 'pin',
    label,
    fault,
    isApproximate = false,
    isTall = false,
    writer,
    photoSpot,
  } = props;
  const t = useTranslations('place');
  const [view, setView] = useState<MapView | null>(null);
  const [goal, setGoal] = useState<Goal | undefined>(() => value && { ...value, zoom: PLACE_ZOOM });
  const start = useStart(writer, value === undefined, view);
  const first = useMemo(() => (start ? { ...start, zoom: PLACE_ZOOM } : FIRST_CAMERA), [start]);
  const [shown, setShown] = useState(value);
  const [announcement, announce] = useState('');
  const zoom = Math.max(PLACE_ZOOM, view?.camera.zoom ?? 0);

  // The value was changed from outside, by an undo for example: the map follows.
  if (value !== shown && !(value && shown && samePosition(value, shown))) {
    setShown(value);
    if (value) setGoal({ ...value, zoom });
  }
  const put = (position: Position | undefined) => {
    setShown(position);
    announce(position ? t('placed', { spot: writeCoordinates(position) }) : t('removed'));
    onChange(position);
  };
  const goAndPut = (position: Position | undefined) => {
    if (position) setGoal({ ...position, zoom });
    put(position);
  };
  const { state, ask } = useLocating((position) => goAndPut(roundPosition(position)));
  const choose = ({ position, name, zoom: nameZoom }: FoundPlace) => {
    if (nameZoom === undefined) return goAndPut(roundPosition(position));
    setGoal({ ...position, zoom: nameZoom });
    announce(t('moved', { name }));
  };
  const cell = useMemo(
    () => (value && isApproximate ? [frameOf(cellOf(value), 'cell')] : []),
    [value, isApproximate],
  );

  return (
    <MapField label={label}>
      <PlaceSearch view={view} writer={writer} onChoose={choose} />
      <AimedMap
        label={t('map')}
        size={isTall ? 'tall' : 'small'}
        goal={goal ?? first}
        onRest={setView}
        onTap={put}
        aimLabel={t('put')}
        onAim={put}
        shapes={cell}
        marks={
          value && (
            <MapMarker position={value} anchor="bottom" above="all">
              <span className={styles.pin} role="img" aria-label={t('marker')}>
                <KindMark kind={kind} ringed />
              </span>
            </MapMarker>
          )
        }
      >
        <Button kind="secondary" size="small" icon={LocateFixed} busy={state === 'locating'} onClick={ask}>
          {t('here')}
        </Button>
        {photoSpot && !(value && samePosition(roundPosition(photoSpot), value)) && (
          <Button
            kind="secondary"
            size="small"
            icon={Image}
            onClick={() => goAndPut(roundPosition(photoSpot))}
          >
            {t('atPhoto')}
          </Button>
        )}
        {value && (
          <Button kind="quiet" size="small" icon={X} onClick={() => goAndPut(undefined)}>
            {t('remove')}
          </Button>
        )}
      </AimedMap>
      <MapFieldStatus>
        {state === 'locating' ? t('locating') : isLost(state) ? t(state) : announcement}
      </MapFieldStatus>
      <p className={styles.hint}>{isApproximate ? t('approximate') : t('mapHint')}</p>
      <CoordinatesField
        label={t('coordinates')}
        hint={t('coordinatesHint')}
        value={value}
        onChange={goAndPut}
        fault={fault}
      />
    </MapField>
  );
}
