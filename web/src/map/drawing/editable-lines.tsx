import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { MapStage } from '../map-stage.ts';
import type { EditableLine, LineTool } from './line-tool.ts';

interface EditableLinesProps {
  /** Each with three corners at least, and none across the antimeridian: the drawing program knows no other. */
  lines: readonly EditableLine[];
  /** `#rrggbb`, as of `paintedHex`. */
  colour: `#${string}`;
  /** Whether presses move corners; if not, they are the map's. */
  isEnabled: boolean;
  /** The line whose corners are shown. */
  chosen: string | undefined;
  onChange: (line: EditableLine) => void;
  onChoose: (id: string) => void;
  /** Whether this map can do it: the still picture cannot. */
  onCan: (can: boolean) => void;
}

/** Lines on a map whose corners can be moved, added and removed, by whichever engine it has. To stand inside a `MapCanvas`. */
export function EditableLines(props: EditableLinesProps) {
  const { lines, colour, isEnabled, chosen } = props;
  const stage = use(MapStage);
  const latest = useLatest(props);
  const [tool, setTool] = useState<LineTool | null>(null);
  // Taken away before effects are: the engine takes its map away in one of them.
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
          // With some engines that is before the tool has been answered.
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
      console.warn('Corners cannot be moved on this map: they are in the list.', error),
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
