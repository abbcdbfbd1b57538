import { Hexagon, Scissors, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { type Drawing, type LinePlace, lineAt } from './drawing.ts';

/** With fewer corners an outline encloses nothing. */
const FEWEST_CORNERS = 3;

interface AreaToolsProps {
  drawing: Drawing;
  place: LinePlace;
  onChoose: (place: LinePlace) => void;
  onUndo: (() => void) | undefined;
}

/** What is drawn next, and the way back. */
export function AreaTools({ drawing, place, onChoose, onUndo }: AreaToolsProps) {
  const t = useTranslations('drawing');
  const outline = lineAt(drawing, { part: place.part, line: 0 });
  const hasOutline = outline.length >= FEWEST_CORNERS;
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
            onClick={() => onChoose({ part: place.part, line: drawing[place.part]?.length ?? 0 })}
          >
            {t('newHole')}
          </Button>
        </>
      )}
    </>
  );
}
