import type { Position } from '@waymark/model/geography/position';
import { dequal } from 'dequal';
import { Crosshair, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './area-field.module.css';
import { CornerList } from './corner-list.tsx';
import type { Drawing, Line, LinePlace } from './drawing.ts';

interface LineListProps {
  drawing: Drawing;
  place: LinePlace;
  /** The next corners are to be those of this line. */
  onContinue: (place: LinePlace) => void;
  onLine: (place: LinePlace, line: Line) => void;
  onShow: (spot: Position) => void;
}

/** More lines than this are not listed: nobody draws them, they were imported and are changed on the map. */
const MOST_LINES = 60;

/** All outlines and holes with their corners: what the map shows, for keys and for those who listen. */
export function LineList({ drawing, place, onContinue, onLine, onShow }: LineListProps) {
  const t = useTranslations('drawing');
  const lines = drawing.flatMap((part, number) =>
    part.map((corners, line) => ({ at: { part: number, line }, corners })),
  );
  const isBegun = lines.some(({ at }) => dequal(at, place));
  const shown = isBegun ? lines : [...lines, { at: place, corners: [] }];
  return (
    <div className={styles.lines}>
      {shown.slice(0, MOST_LINES).map(({ at, corners }) => {
        const name =
          at.line === 0
            ? t('outline', { number: at.part + 1 })
            : t('hole', { number: at.line, outline: at.part + 1 });
        const isChosen = dequal(at, place);
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
      {shown.length > MOST_LINES && (
        <p className={styles.hint}>{t('moreLines', { count: shown.length - MOST_LINES })}</p>
      )}
    </div>
  );
}
