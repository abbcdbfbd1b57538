import { Hexagon, Scissors, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { type Drawing, type LineIndex, lineAt } from './drawing.ts';

/** An outline with fewer corners encloses nothing. */
const MIN_CORNERS = 3;

interface AreaToolsProps {
  drawing: Drawing;
  lineIndex: LineIndex;
  onChoose: (lineIndex: LineIndex) => void;
  onUndo: (() => void) | undefined;
}

/** The buttons for undo, a new outline and a new hole. */
export function AreaTools({ drawing, lineIndex, onChoose, onUndo }: AreaToolsProps) {
  const t = useTranslations('drawing');
  const outline = lineAt(drawing, { part: lineIndex.part, line: 0 });
  const hasOutline = outline.length >= MIN_CORNERS;
  return (
    <>
      <Button kind="quiet" size="small" icon={Undo2} disabled={onUndo === undefined} onClick={onUndo}>
        {t('undo')}
      </Button>
      {hasOutline && (
        <>
          <Button
            kind="quiet"
            size="small"
            icon={Hexagon}
            onClick={() => onChoose({ part: drawing.length, line: 0 })}
          >
            {t('newOutline')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            icon={Scissors}
            onClick={() => onChoose({ part: lineIndex.part, line: drawing[lineIndex.part]?.length ?? 0 })}
          >
            {t('newHole')}
          </Button>
        </>
      )}
    </>
  );
}
