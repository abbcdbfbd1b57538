import type { Position } from '@waymark/model/geography/position';
import { dequal } from 'dequal';
import { Crosshair, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import styles from './area-field.module.css';
import { CornerList } from './corner-list.tsx';
import type { Drawing, Line, LineIndex } from './drawing.ts';

interface LineListProps {
  drawing: Drawing;
  lineIndex: LineIndex;
  /** Makes this the line that gets the next corners. */
  onContinue: (lineIndex: LineIndex) => void;
  onLine: (lineIndex: LineIndex, line: Line) => void;
  onShow: (spot: Position) => void;
}

/** The list ends here. A drawing with more lines was imported, and is changed on the map. */
const MAX_LINES = 60;

/** All outlines and holes with their corners: the same as on the map, for keyboard and screen reader. */
export function LineList({ drawing, lineIndex, onContinue, onLine, onShow }: LineListProps) {
  const t = useTranslations('drawing');
  const lines = drawing.flatMap((part, number) =>
    part.map((corners, line) => ({ at: { part: number, line }, corners })),
  );
  const isListed = lines.some(({ at }) => dequal(at, lineIndex));
  const shown = isListed ? lines : [...lines, { at: lineIndex, corners: [] }];
  return (
    <div className={styles.lines}>
      {shown.slice(0, MAX_LINES).map(({ at, corners }) => {
        const name =
          at.line === 0
            ? t('outline', { number: at.part + 1 })
            : t('hole', { number: at.line, outline: at.part + 1 });
        const isChosen = dequal(at, lineIndex);
        return (
          <Disclosure
            key={`${at.part}/${at.line}`}
            open={isChosen}
            summary={
              <>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{t('corners', { count: corners.length })}</span>
              </>
            }
          >
            <CornerList name={name} corners={corners} onChange={(line) => onLine(at, line)} onShow={onShow} />
            <div className={styles.row}>
              {!isChosen && (
                <Button kind="secondary" size="small" icon={Crosshair} onClick={() => onContinue(at)}>
                  {t('continue')}
                </Button>
              )}
              {corners.length > 0 && (
                <Button kind="quiet" size="small" icon={Trash2} onClick={() => onLine(at, [])}>
                  {t('removeLine', { name })}
                </Button>
              )}
            </div>
          </Disclosure>
        );
      })}
      {shown.length > MAX_LINES && (
        <p className={styles.hint}>{t('moreLines', { count: shown.length - MAX_LINES })}</p>
      )}
    </div>
  );
}
