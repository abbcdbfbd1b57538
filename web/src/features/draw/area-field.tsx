import { type GeometryFault, readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapField, MapFieldStatus } from '../../elements/form/map-field.tsx';
import type { FoundPlace } from '../../elements/places/find-places.ts';
import { PlaceSearch } from '../../elements/places/place-search.tsx';
import type { Writer } from '../../elements/places/use-found-places.ts';
import { useStart } from '../../elements/places/use-start.ts';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MapView } from '../../map/in-view.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './area-field.module.css';
import { AreaMap, boundsIn, type MapTarget, type Press } from './area-map.tsx';
import { AreaTools } from './area-tools.tsx';
import { type Drawing, type LineIndex, lineAt, textOf, withCorner, withLine } from './drawing.ts';
import { ImportArea } from './import-area.tsx';
import { LineList } from './line-list.tsx';
import { useDrawing } from './use-drawing.ts';

interface AreaFieldProps {
  /** The GeoJSON of the geometry, as in the content of the area. It may be unfinished, with its problems. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The name of the whole field. */
  label: string;
  /** The problem of the area, shown where the field itself finds none. */
  fault?: ReactNode;
  /** The member and the work, by which the search finds the creator's own items, and the map its beginning. */
  writer?: Writer;
}

const PARTS = ['coordinates', 'drawing', 'place-search'] as const;

/**
 * The field of an area. Its corners are added, moved and removed on a map, with pointer, touch or keyboard, or as coordinates. An area
 * may have several outlines with holes, and may be imported from a file. The field loads its messages itself.
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
  const [chosen, setChosen] = useState<LineIndex>({ part: 0, line: 0 });
  const [goal, setGoal] = useState<MapTarget>();
  const [view, setView] = useState<MapView | null>(null);
  const start = useStart(writer, value === undefined, view);
  const [press, setPress] = useState<Press>(value === undefined ? 'add' : 'move');
  const [announcement, setAnnouncement] = useState(() => ({
    text: value === undefined ? t('begin') : '',
    of: value,
  }));
  /** @param of the drawing that the text is about: once there is another one, the text is outdated */
  const announce = (text: string, of = value) => setAnnouncement({ text, of });
  const map = useRef<HTMLDivElement>(null);
  // An undo, for example, may have removed the chosen line.
  const lineIndex = lineIndexIn(drawing, chosen);
  const read = useMemo(() => (value === undefined ? undefined : readGeometry(value)), [value]);

  const addCorner = (corner: Position) => {
    const next = withCorner(drawing, lineIndex, corner);
    change(next);
    announce(t('added', { number: lineAt(next, lineIndex).length }), textOf(next));
  };
  /** Scrolls to the map, which may be far above a long list of corners. */
  const show = (spot: Position) => {
    setGoal(spot);
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  /** Moves the map only. The drawing stays as it is. */
  const look = ({ position, name, zoom }: FoundPlace) => {
    setGoal(zoom === undefined ? { ...position } : { ...position, zoom });
    announce(t('moved', { name }));
  };
  const setLine = (at: LineIndex, line: Drawing[number][number]) => {
    const next = withLine(drawing, at, line);
    change(next);
    announce(t('changed', { what: at.line > 0 ? 'hole' : 'outline', count: line.length }), textOf(next));
  };
  const choose = (at: LineIndex) => {
    setChosen(at);
    if (lineAt(drawing, at).length === 0) announce(at.line > 0 ? t('holeNext') : t('outlineNext'));
  };
  return (
    <MapField label={label}>
      <PlaceSearch view={view} writer={writer} onChoose={look} />
      <div ref={map} className={styles.map}>
        <AreaMap
          drawing={drawing}
          lineIndex={lineIndex}
          goal={goal ?? start}
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
            lineIndex={lineIndex}
            onChoose={choose}
            onUndo={
              undo &&
              (() => {
                announce(t('undone'), undo());
              })
            }
          />
        </AreaMap>
      </div>
      <MapFieldStatus>{announcement.of === value && announcement.text}</MapFieldStatus>
      {read && 'fault' in read ? (
        <AreaFaults drawing={drawing} fault={read.fault} at={read.at} onShow={show} />
      ) : (
        fault && <Notice kind="error">{fault}</Notice>
      )}
      <LineList
        drawing={drawing}
        lineIndex={lineIndex}
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

/** The index itself where the drawing has such a line; otherwise that of the nearest line that can be begun. */
function lineIndexIn(drawing: Drawing, { part, line }: LineIndex): LineIndex {
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

/** The reason why the area cannot be published. A drawing that is merely unfinished is no error yet. */
function AreaFaults({ drawing, fault, at, onShow }: AreaFaultsProps) {
  const t = useTranslations('drawing');
  const isUnfinished = fault === 'too-few-points' && drawing.length > 0;
  return (
    <>
      <Notice kind={isUnfinished ? 'info' : 'error'}>{t(`fault.${fault}`)}</Notice>
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
