import type { List } from '@waymark/model/entities/list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { routeOfList } from '../../../elements/map/list-location.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { type Credit, creditsAt } from '../../../map/controls/credits.ts';
import type { EmbeddedContent } from '../../../map/embedded/paint-embedded.ts';
import { useMapColours } from '../../../map/map-colours.ts';
import { mayLoadStreets } from '../../../map/may-load-streets.ts';
import { flatCamera } from '../../../map/still/flat-camera.ts';
import { paintOnce } from '../../../map/still/paint-once.ts';
import { type StillView, stillProjection } from '../../../map/still/still-projection.ts';
import { STREETS_FROM } from '../../../map/streets-from.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import styles from './printed-map.module.css';

/** In CSS pixels: as wide as the text on paper, about. Paper of another width scales the picture. */
const SIZE = { width: 680, height: 400 };

/** From closer, a map shows nothing more: with streets, and without them. */
const CLOSEST = { streets: 15, region: 13 };

/** What the numbers at the edge need. */
const ROOM = { width: SIZE.width - 48, height: SIZE.height - 48 };
const UNCOVERED = { top: 0, right: 0, bottom: 0, left: 0 };

interface PrintedMapProps {
  list: List;
  onPainted: () => void;
}

/** The numbered places of a list on a map, for paper: with streets where there are some. A list without places has none. */
export function PrintedMap({ list, onPainted }: PrintedMapProps) {
  const t = useTranslations('listEdit');
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useMapColours(canvas);
  const language = useLocale();
  const latest = useLatest(onPainted);
  const [credits, setCredits] = useState<readonly Credit[] | null>(null);
  const [mayHaveStreets] = useState(mayLoadStreets);
  const view = useMemo(() => {
    if (list.bounds === undefined) return null;
    const camera = flatCamera(list.bounds, ROOM, mayHaveStreets ? CLOSEST.streets : CLOSEST.region);
    // Flat, so that no place is behind the globe.
    return { camera, size: SIZE, covered: UNCOVERED, flat: true };
  }, [list, mayHaveStreets]);
  useEffect(() => {
    if (view === null || colours === null || canvas.current === null) return;
    const left = new AbortController();
    const content = { colours, language, shapes: routeOfList(list) };
    void paint(canvas.current, view, content, mayHaveStreets, left.signal).then(
      (credits) => left.signal.aborted || setCredits(credits),
    );
    return () => left.abort();
  }, [view, colours, language, list, mayHaveStreets]);
  // Only now, because the credits are printed too.
  useEffect(() => {
    if (credits !== null) latest.current();
  }, [credits, latest]);
  if (view === null) return null;
  const projection = stillProjection(view);
  return (
    <>
      <div className={styles.map} aria-hidden="true">
        <canvas ref={canvas} className={styles.picture} width={SIZE.width} height={SIZE.height} />
        {list.stops?.map(({ itemId, number, position: { lat, lng } }) => {
          const [x = 0, y = 0] = projection([lng, lat]) ?? [];
          const place = { left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` };
          return (
            <span key={itemId} className={styles.mark} style={place}>
              {number}
            </span>
          );
        })}
      </div>
      {credits !== null && credits.length > 0 && (
        <p className={styles.credits}>
          {t('mapData', {
            sources: credits.map(({ name, address }) => `${name}, ${onPaper(address)}`).join(' · '),
          })}
        </p>
      )}
    </>
  );
}

/**
 * Paints the still picture, and the one with streets over it, which takes longer and may fail.
 * @returns the sources to credit: none for the still picture, which has no names
 */
async function paint(
  canvas: HTMLCanvasElement,
  view: StillView,
  content: EmbeddedContent,
  mayHaveStreets: boolean,
  signal: AbortSignal,
): Promise<readonly Credit[]> {
  try {
    await paintOnce(canvas, view, content);
    if (view.camera.zoom < STREETS_FROM || !mayHaveStreets) return [];
    const { paintForPaper } = await import('../../../map/embedded/embedded-map.tsx');
    const hasStreets = await paintForPaper(canvas, view, content, signal);
    return creditsAt(Math.floor(view.camera.zoom), hasStreets);
  } catch (error) {
    if (!signal.aborted) console.warn('The map of a list could not be drawn for paper.', error);
    return [];
  }
}

/** An address as a reader types it. */
function onPaper(address: string): string {
  const { host, pathname } = new URL(address);
  return (host.replace(/^www\./, '') + pathname).replace(/\/$/, '');
}
