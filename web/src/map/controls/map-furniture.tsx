import type { Units } from '@waymark/model/entities/units';
import type { Bounds } from '@waymark/model/geography/bounds';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { SquareArrowOutUpRight } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useUnits } from '../../session/use-distance.ts';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import type { Insets } from '../insets.ts';
import type { MapEngine } from '../map-engine.ts';
import { MapMarker } from '../map-marker.tsx';
import { ownPosition, useLocating } from '../own-position.ts';
import { FoldedLinks } from './folded-links.tsx';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import styles from './map-furniture.module.css';
import { MapStatus } from './map-status.tsx';
import { metresPerPixel, scaleOf } from './scale.ts';

/** The minimum zoom at which a visitor's position is shown. */
const LOCATED_ZOOM = 12;

interface MapFurnitureProps {
  engine: MapEngine;
  here: Source<Camera>;
  region: RefObject<HTMLElement | null>;
  covered: Insets;
  /** The size of the uncovered part of the map. */
  size: Size;
  content: Bounds | null;
  /** Whether the map uses the data sources that we credit. */
  ownData: boolean;
  /** A notice about the map itself. */
  notice: ReactNode;
}

/** The controls and notices on the map, which do not move with it. They are placed in the uncovered part. */
export function MapFurniture(props: MapFurnitureProps) {
  const { engine, here, region, covered, size, content, ownData, notice } = props;
  const t = useTranslations('map');
  const { position } = useStore(ownPosition);
  const { state, ask } = useLocating((found) =>
    engine.goTo({ ...found, zoom: Math.max(LOCATED_ZOOM, here.current().zoom) }, true),
  );
  return (
    <div className={styles.furniture} style={insetStyle(covered)}>
      <div className={styles.messages}>
        {notice}
        <MapStatus passing={state === 'located'}>{state !== 'unasked' && t(state)}</MapStatus>
      </div>
      <div className={styles.facts}>
        <ScaleBar here={here} />
        {ownData && <MapCredits here={here} size={size} />}
        <FoldedLinks
          here={here}
          size={size}
          label={t('openHereIn')}
          icon={SquareArrowOutUpRight}
          of={(code) => code.LinksElsewhere}
        />
      </div>
      <MapControls engine={engine} here={here} region={region} size={size} content={content} onLocate={ask} />
      {position && (
        <MapMarker position={position}>
          <span className={styles.visitor} role="img" aria-label={t('here')} />
        </MapMarker>
      )}
    </div>
  );
}

function insetStyle({ top, right, bottom, left }: Insets): CSSProperties {
  return { inset: `${top}px ${right}px ${bottom}px ${left}px` };
}

/** The maximum length of the bar, in CSS pixels. */
const LONGEST = 96;

const OTHER_UNITS = { metric: 'imperial', imperial: 'metric' } as const satisfies Record<Units, Units>;

/** The scale bar of the map: in the visitor's units, and below in the other ones. */
function ScaleBar({ here }: { here: Source<Camera> }) {
  const t = useTranslations('map');
  const format = useFormatter();
  const units = useUnits();
  // Rounded, so that a pan along a parallel causes no render.
  const ratio = useStore(here, (camera) => Number(metresPerPixel(camera).toPrecision(3)));
  const [own, other] = ([units, OTHER_UNITS[units]] as const).map((system) => {
    const { value, unit, width } = scaleOf(ratio, system, LONGEST);
    return { width, distance: format.number(value, { style: 'unit', unit, unitDisplay: 'short' }) };
  });
  if (own === undefined || other === undefined) return null;
  return (
    <p className={styles.scale}>
      <span aria-hidden="true">{own.distance}</span>
      <span className={styles.ruler} style={{ width: own.width }} />
      <span className={styles.ruler} data-lower style={{ width: other.width }} />
      <span aria-hidden="true">{other.distance}</span>
      <span className={styles.heard}>{t('scale', { distance: `${own.distance}, ${other.distance}` })}</span>
    </p>
  );
}
