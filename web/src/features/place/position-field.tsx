import { cellOf } from '@waymark/model/geography/grid';
import { writeCoordinates } from '@waymark/model/geography/parse-coordinates';
import { type Position, roundPosition, samePosition } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { LocateFixed, X } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/card/kind-mark.tsx';
import { AimedMap } from '../../elements/form/aimed-map.tsx';
import { CoordinatesField } from '../../elements/form/coordinates-field.tsx';
import { MapField, Said } from '../../elements/form/map-field.tsx';
import { frameOf } from '../../elements/map/outline.ts';
import { type FoundPlace, isMapName, NAME_ZOOM } from '../../elements/places/find-places.ts';
import { PlaceSearch, type Writer } from '../../elements/places/place-search.tsx';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { useLocation } from '../../map/controls/use-location.ts';
import type { Goal, MapView } from '../../map/in-view.ts';
import { MapMarker } from '../../map/map-marker.tsx';
import { Button } from '../../ui/button.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import styles from './position-field.module.css';

/** A place is looked at from no further than this. */
const PLACE_ZOOM = 11;

interface PositionFieldProps {
  value: Position | undefined;
  /** Every place is as exact as `roundPosition` says. */
  onChange: (value: Position | undefined) => void;
  /** The name of the whole field. */
  label: string;
  /** What is wrong with the place as it is. */
  fault?: ReactNode;
  /** Whether visitors are shown only the cell of the 1 km grid that it is in. */
  isApproximate?: boolean;
  /** Who says where it is, of which work: by name they find what is theirs. */
  writer?: Writer;
}

const PARTS = ['coordinates', 'place', 'place-search'] as const;

/**
 * Where something is: on a map, by coordinates, by name, or where the writer is. Nobody else is asked. It brings its own messages:
 * whoever shows it waits for them.
 */
export function PositionField(props: PositionFieldProps) {
  return (
    <LazyMessages parts={PARTS}>
      <LoadedField {...props} />
    </LazyMessages>
  );
}

function LoadedField({ value, onChange, label, fault, isApproximate = false, writer }: PositionFieldProps) {
  const t = useTranslations('place');
  const [view, setView] = useState<MapView | null>(null);
  const [goal, setGoal] = useState<Goal>(() => (value ? { ...value, zoom: PLACE_ZOOM } : FIRST_CAMERA));
  const [shown, setShown] = useState(value);
  const [said, setSaid] = useState('');
  const zoom = Math.max(PLACE_ZOOM, view?.camera.zoom ?? 0);

  // The place was changed by something else, such as an undo: the map follows.
  if (value !== shown && !(value && shown && samePosition(value, shown))) {
    setShown(value);
    if (value) setGoal({ ...value, zoom });
  }
  const put = (position: Position | undefined) => {
    setShown(position);
    setSaid(position ? t('placed', { spot: writeCoordinates(position) }) : t('removed'));
    onChange(position);
  };
  const goAndPut = (position: Position | undefined) => {
    if (position) setGoal({ ...position, zoom });
    put(position);
  };
  const latest = useLatest(goAndPut);
  const { state, locate } = useLocation(
    useCallback((position) => latest.current(roundPosition(position)), [latest]),
  );
  const choose = ({ position, name, what }: FoundPlace) => {
    if (!isMapName(what)) return goAndPut(roundPosition(position));
    setGoal({ ...position, zoom: NAME_ZOOM[what] });
    setSaid(t('moved', { name }));
  };
  const cell = useMemo(
    () => (value && isApproximate ? [frameOf(cellOf(value), 'cell')] : []),
    [value, isApproximate],
  );
  const isLost = state === 'locationDenied' || state === 'locationUnknown';

  return (
    <MapField label={label}>
      <PlaceSearch view={view} writer={writer} onChoose={choose} />
      <AimedMap
        label={t('map')}
        goal={goal}
        onRest={setView}
        onTap={put}
        aimLabel={t('put')}
        onAim={put}
        shapes={cell}
        marks={
          value && (
            <MapMarker position={value} anchor="bottom" front>
              <span className={styles.pin} role="img" aria-label={t('marker')}>
                <KindMark kind="pin" ringed />
              </span>
            </MapMarker>
          )
        }
      >
        <Button kind="secondary" size="small" icon={LocateFixed} busy={state === 'locating'} onClick={locate}>
          {t('here')}
        </Button>
        {value && (
          <Button kind="quiet" size="small" icon={X} onClick={() => goAndPut(undefined)}>
            {t('remove')}
          </Button>
        )}
      </AimedMap>
      <Said>{state === 'locating' ? t('locating') : isLost ? t(state) : said}</Said>
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
