import { type GeometryFault, readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapField, Said } from '../../elements/form/map-field.tsx';
import { type FoundPlace, isMapName, NAME_ZOOM } from '../../elements/places/find-places.ts';
import { PlaceSearch, type Writer } from '../../elements/places/place-search.tsx';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MapView } from '../../map/in-view.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './area-field.module.css';
import { AreaMap, boundsIn, type Press, type Sight } from './area-map.tsx';
import { AreaTools } from './area-tools.tsx';
import { type Drawing, type LinePlace, lineAt, withCorner, withLine } from './drawing.ts';
import { ImportArea } from './import-area.tsx';
import { LineList } from './line-list.tsx';
import { useDrawing } from './use-drawing.ts';

interface AreaFieldProps {
  /** The GeoJSON of an area's geometry, as in its content; what is not finished yet is in it as well, with its faults. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The name of the whole field. */
  label: string;
  /** What is wrong with the area, where the field does not say it itself. */
  fault?: ReactNode;
  /** Who draws, in which work: by name they find what is theirs. */
  writer?: Writer;
}

const PARTS = ['coordinates', 'drawing', 'place-search'] as const;

/**
 * An area: drawn corner by corner on a map, by pointer, finger or keys; its corners moved, written as coordinates, removed; several
 * outlines, holes in them; or read from a file. It brings its own messages: whoever shows it waits for them.
 */
export function AreaField(props: AreaFieldProps) {
  return (
    <LazyMessages parts={PARTS}>
      <LoadedField {...props} />
    </LazyMessages>
  );
}

function LoadedField({ value, onChange, label, fault, writer }: AreaFieldProps) {
  const t = useTranslations('drawing');
  const { drawing, change, replace, undo } = useDrawing(value, onChange);
  const [chosen, setChosen] = useState<LinePlace>({ part: 0, line: 0 });
  const [goal, setGoal] = useState<Sight>();
  const [view, setView] = useState<MapView | null>(null);
  const [press, setPress] = useState<Press>(value === undefined ? 'add' : 'move');
  const [said, setSaid] = useState(() => (value === undefined ? t('begin') : ''));
  const map = useRef<HTMLDivElement>(null);
  // What was chosen may have gone, by an undo for one.
  const place = placeIn(drawing, chosen);
  const read = useMemo(() => (value === undefined ? undefined : readGeometry(value)), [value]);

  const addCorner = (corner: Position) => {
    setSaid(t('added', { number: lineAt(drawing, place).length + 1 }));
    change(withCorner(drawing, place, corner));
  };
  /** The list of corners is long: the map may be far above. */
  const show = (spot: Position) => {
    setGoal(spot);
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  /** The map alone moves: what is drawn stays as it is. */
  const look = ({ position, name, what }: FoundPlace) => {
    setGoal(isMapName(what) ? { ...position, zoom: NAME_ZOOM[what] } : { ...position });
    setSaid(t('moved', { name }));
  };
  const setLine = (at: LinePlace, line: Drawing[number][number]) => change(withLine(drawing, at, line));
  const choose = (at: LinePlace) => {
    setChosen(at);
    if (lineAt(drawing, at).length === 0) setSaid(at.line > 0 ? t('holeNext') : t('outlineNext'));
  };
  return (
    <MapField label={label}>
      <PlaceSearch view={view} writer={writer} onChoose={look} />
      <div ref={map} className={styles.map}>
        <AreaMap
          drawing={drawing}
          place={place}
          goal={goal}
          view={view}
          onView={setView}
          press={press}
          onPress={setPress}
          onCorner={addCorner}
          onLine={setLine}
          onChoose={choose}
        >
          <AreaTools
            drawing={drawing}
            place={place}
            onChoose={choose}
            onUndo={
              undo &&
              (() => {
                undo();
                setSaid(t('undone'));
              })
            }
          />
        </AreaMap>
      </div>
      <Said>{said}</Said>
      {read && 'fault' in read ? (
        <AreaFaults drawing={drawing} fault={read.fault} at={read.at} onShow={show} />
      ) : (
        fault && <Notice kind="error">{fault}</Notice>
      )}
      <LineList
        drawing={drawing}
        place={place}
        onContinue={(at) => {
          choose(at);
          setPress('add');
        }}
        onLine={setLine}
        onShow={show}
      />
      <ImportArea
        onText={(text) => {
          const bounds = boundsIn(text);
          if (bounds) setGoal({ bounds });
          setChosen({ part: 0, line: 0 });
          setPress('move');
          replace(text);
        }}
        onShow={show}
      />
    </MapField>
  );
}

/** The place itself, as long as it is a line's or the next one's. */
function placeIn(drawing: Drawing, { part, line }: LinePlace): LinePlace {
  const lines = drawing[part];
  if (lines === undefined) return { part: drawing.length, line: 0 };
  return { part, line: Math.min(line, lines.length) };
}

interface AreaFaultsProps {
  drawing: Drawing;
  fault: GeometryFault;
  at: Position | undefined;
  onShow: (spot: Position) => void;
}

/** Why the area cannot be published as it is; what is only not finished is no error yet. */
function AreaFaults({ drawing, fault, at, onShow }: AreaFaultsProps) {
  const t = useTranslations('drawing');
  const isBegun = fault === 'too-few-points' && drawing.length > 0;
  return (
    <>
      <Notice kind={isBegun ? 'info' : 'error'}>{t(`fault.${fault}`)}</Notice>
      {at && (
        <div>
          <Button kind="secondary" size="small" icon={MapPin} onClick={() => onShow({ ...at })}>
            {t('showFault')}
          </Button>
        </div>
      )}
    </>
  );
}
