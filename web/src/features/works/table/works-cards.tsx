import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { useVirtualRows } from './virtual-rows.ts';
import { type ListedWorks, WorkCard } from './work-row.tsx';
import styles from './works-cards.module.css';

/** The height of a card before it is measured, in pixels. */
const CARD_HEIGHT = 128;

/** The shown works as cards, where a table does not fit. Only visible cards are rendered. */
export function WorksCards(props: ListedWorks & { onToggleAll: () => void }) {
  const { works, selected, onToggleAll } = props;
  const t = useTranslations('works');
  const ids = works.map(({ id }) => id);
  const { container, pieces, measure, focusHandlers } = useVirtualRows<HTMLUListElement>(ids, CARD_HEIGHT);
  return (
    <div>
      <Checkbox
        checked={selected.size > 0 && selected.size === works.length}
        mixed={selected.size > 0 && selected.size < works.length}
        onChange={onToggleAll}
      >
        {t('selectAll')}
      </Checkbox>
      <ul ref={container} className={styles.cards} {...focusHandlers}>
        {pieces.map((piece) => {
          if ('gap' in piece) return <li key={piece.key} aria-hidden="true" style={{ height: piece.gap }} />;
          const work = works[piece.row];
          return (
            work && <WorkCard key={piece.key} {...props} work={work} index={piece.row} measure={measure} />
          );
        })}
      </ul>
    </div>
  );
}
