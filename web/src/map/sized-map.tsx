import { GLOBE_BELOW, type Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createStore, type Source } from '../ui/hooks/store.ts';
import { keepBusy, useIdle } from '../ui/hooks/use-idle.ts';
import { MapFurniture } from './controls/map-furniture.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { discRadius } from './globe.ts';
import { goalCamera, type MapView } from './in-view.ts';
import { type Insets, sizeLeft } from './insets.ts';
import type { MapCanvasProps, SpotFinder } from './map-canvas-props.ts';
import { useMapColours } from './map-colours.ts';
import type { EngineProps, MapEngine } from './map-engine.ts';
import type { MapShape } from './map-shape.ts';
import { MapStage } from './map-stage.ts';
import { MapViewport } from './map-viewport.tsx';
import { MovingMap } from './moving-map.tsx';
import { onceReleased } from './once-released.ts';
import { sameCamera } from './same-camera.ts';
import styles from './sized-map.module.css';
import { StillMap } from './still/still-map.tsx';
import { spotAt } from './still/still-projection.ts';
import { useAllowsGoogle, useEngineChoice } from './use-engine-choice.ts';
import { useGoal } from './use-goal.ts';
import { useIntent } from './use-intent.ts';
import { usePrefetchedEngine } from './use-prefetched-engine.ts';
import { useStreetsWanted } from './use-streets-wanted.ts';

interface SizedMapProps extends Omit<MapCanvasProps, 'label' | 'covered'> {
  region: RefObject<HTMLElement | null>;
  size: Size;
  covered: Insets;
}

const NO_SHAPES: readonly MapShape[] = [];
const DRAWS = { draws: true } as const;
const nothing = () => {};

/** The map, once its size is known. */
export function SizedMap(props: SizedMapProps) {
  const { goal, onRest, onMove, shapes = NO_SHAPES, content = null, onMapPress = nothing } = props;
  const { region, size, covered, start = 'idle', spotFinder, notice, children } = props;
  const left = useMemo(() => sizeLeft(size, covered), [size, covered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a resized map keeps its position
  const camera = useMemo(() => goalCamera(goal, left), [goal]);
  /** The current camera, frame by frame, for parts that move along without rendering the whole map. */
  const [here] = useState(() => createStore(camera));
  /** The engine that holds the markers. */
  const [stage, setStage] = useState<MapEngine | null>(null);
  const isWanted = useIsEngineWanted(region, start, here);
  const choice = useEngineChoice(isWanted);
  const isStarting = isWanted && !choice.ready && choice.name !== 'none';
  useEffect(() => (isStarting ? keepBusy() : undefined), [isStarting]);
  usePrefetchedEngine(choice.name, here, size);
  const colours = useMapColours(region);
  const flat = choice.ready && choice.name === 'google';
  const rest = useRestReport(
    here,
    { size: left, whole: size, ...(flat && { flat }), ...(stage?.drawMarks && DRAWS) },
    onRest,
  );
  useGoal(camera, stage, here);
  useEffect(() => onMove && here.subscribe(onMove), [here, onMove]);

  useImperativeHandle(
    spotFinder,
    (): SpotFinder => (x, y) => {
      const frame = region.current;
      if (!frame?.contains(document.elementFromPoint(x, y))) return null;
      const { left: side, top } = frame.getBoundingClientRect();
      return spotAt(x - side, y - top, { camera: here.current(), size, covered, flat }) ?? null;
    },
    [region, here, size, covered, flat],
  );

  const { onReady } = choice;
  const takeOver = useCallback(
    (engine: MapEngine) =>
      // Handing over a marker during a press on it would lose the click.
      onceReleased(region.current, () => {
        // The still picture may have moved meanwhile.
        engine.goTo(here.current(), false);
        setStage(engine);
        onReady();
      }),
    [region, here, onReady],
  );
  const common: Omit<EngineProps, 'onReady'> = {
    camera: here.current(),
    size,
    covered,
    shapes,
    onMove: here.set,
    onRest: rest,
    onMapPress,
    onFail: choice.onFail,
  };
  // The engine fades in over it.
  const still = useLingering(!choice.ready);

  return (
    <MapStage value={stage}>
      {!flat && <Backdrop here={here} size={size} covered={covered} />}
      <MapViewport engine={stage} onLeave={() => onMapPress()}>
        {still && <StillMap {...common} colours={colours} onReady={setStage} />}
        {isWanted && colours && (
          <MovingMap key={choice.chance} {...common} choice={choice} colours={colours} onReady={takeOver} />
        )}
        {children}
      </MapViewport>
      {stage && (
        <MapFurniture
          engine={stage}
          here={here}
          region={region}
          covered={covered}
          size={left}
          content={content}
          ownData={!flat}
          notice={<EngineNotice {...choice} instead={notice} />}
        />
      )}
    </MapStage>
  );
}

/** How long the map waits for an idle moment before it does heavy work. */
const PATIENCE = { longest: 1_200, blindly: 200 };

/** Whether the engine is to load. Once it has been, it stays. */
function useIsEngineWanted(
  region: RefObject<HTMLElement | null>,
  start: NonNullable<MapCanvasProps['start']>,
  here: Source<Camera>,
): boolean {
  const hasIntent = useIntent(region);
  const allowsGoogle = useAllowsGoogle();
  const showsStreets = useStreetsWanted(here, !hasIntent && start !== 'idle' && !allowsGoogle);
  // The same input starts the live layer, which comes first.
  const isIdle = useIdle(PATIENCE, start === 'idle' || showsStreets);
  return hasIntent || isIdle;
}

/** The duration of the engine's fade, in milliseconds. */
const LINGER = 320;

/** Whether to render a part that stays a moment after it is no longer wanted. */
function useLingering(wanted: boolean): boolean {
  const [lingers, setLingers] = useState(wanted);
  useEffect(() => {
    if (wanted) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), LINGER);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted || lingers;
}

interface BackdropProps {
  here: Source<Camera>;
  size: Size;
  covered: Insets;
}

/** The paper disc behind the globe, with its shadow. A flat map covers it. It moves along without a render. */
function Backdrop({ here, size, covered }: BackdropProps) {
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => shadow.current && place(shadow.current, here.current(), size, covered);
    follow();
    return here.subscribe(follow);
  }, [here, size, covered]);
  return <div ref={shadow} className={styles.shadow} />;
}

function place(shadow: HTMLElement, camera: Camera, size: Size, covered: Insets): void {
  shadow.hidden = camera.zoom >= GLOBE_BELOW;
  const radius = discRadius(camera, size);
  const x = (covered.left + size.width - covered.right) / 2;
  const y = (covered.top + size.height - covered.bottom) / 2;
  shadow.style.width = `${2 * radius}px`;
  shadow.style.height = `${2 * radius}px`;
  shadow.style.transform = `translate(${x - radius}px, ${y - radius}px)`;
}

/**
 * Reports every view at which the map rests, once.
 * @returns the function that an engine calls when it has come to rest; a resize is reported too
 */
function useRestReport(
  here: Source<Camera>,
  frame: Omit<MapView, 'camera'> | null,
  onRest: (view: MapView) => void,
): () => void {
  const [rests, setRests] = useState(0);
  const reported = useRef<MapView | null>(null);
  const report = useEffectEvent(() => {
    if (frame === null) return;
    const view = { camera: here.current(), ...frame };
    if (reported.current && sameView(reported.current, view)) return;
    reported.current = view;
    onRest(view);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to report again.
  useEffect(() => report(), [rests, frame?.size.width, frame?.size.height, frame?.flat, frame?.draws]);
  return useCallback(() => setRests((count) => count + 1), []);
}

function sameView(a: MapView, b: MapView): boolean {
  const sameSize = a.size.width === b.size.width && a.size.height === b.size.height;
  return sameSize && a.flat === b.flat && a.draws === b.draws && sameCamera(a.camera, b.camera);
}
