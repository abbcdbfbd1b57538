import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { MapStage } from '../map-stage.ts';
import type { EditableLine, LineTool } from './line-tool.ts';

interface EditableLinesProps {
  /** Each with at least three corners and none across the antimeridian, because the drawing library supports no others. */
  lines: readonly EditableLine[];
  /** As `#rrggbb`. */
  colour: `#${string}`;
  /** Whether presses move corners. Otherwise the map receives them. */
  isEnabled: boolean;
  /** The id of the line whose corners are shown. */
  chosen: string | undefined;
  onChange: (line: EditableLine) => void;
  onChoose: (id: string) => void;
  /** Called with whether this map supports drawing. The still picture does not. */
  onCan: (can: boolean) => void;
}

/** Lines on a map whose corners can be moved, added and removed, with any engine. Render it inside a `MapCanvas`. */
export function EditableLines(props: EditableLinesProps) {
  const { lines, colour, isEnabled, chosen } = props;
  const stage = use(MapStage);
  const latest = useLatest(props);
  const [tool, setTool] = useState<LineTool | null>(null);
  // A layout effect, because the engine removes its map in the cleanup of an effect.
  useLayoutEffect(() => {
    if (stage?.drawOn === undefined) return;
    let made: LineTool | undefined;
    let isGone = false;
    const make = async (drawOn: NonNullable<typeof stage.drawOn>) => {
      const [{ createLineTool }, adapter] = await Promise.all([import('./line-tool.ts'), drawOn()]);
      if (isGone) return;
      made = createLineTool({
        adapter,
        colour,
        onReady: () => {
          // Some engines call this before the tool has been returned.
          queueMicrotask(() => {
            if (isGone || made === undefined) return;
            setTool(made);
            latest.current.onCan(true);
          });
        },
        onChange: (line) => latest.current.onChange(line),
        onChoose: (id) => latest.current.onChoose(id),
      });
    };
    make(stage.drawOn).catch((error: unknown) =>
      console.warn('Corners cannot be moved on this map, only in the list.', error),
    );
    return () => {
      isGone = true;
      made?.remove();
      setTool(null);
      latest.current.onCan(false);
    };
  }, [stage, colour, latest]);
  useEffect(() => tool?.show(lines), [tool, lines]);
  useEffect(() => tool?.enable(isEnabled), [tool, isEnabled]);
  useEffect(() => tool?.choose(chosen), [tool, chosen]);
  return null;
}
