import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { type OrderedBy, orderedBy, type WorksView } from '../filters/works-view.ts';
import { useVirtualRows } from './virtual-rows.ts';
import { type ListedWorks, WorkRow } from './work-row.tsx';
import styles from './works-table.module.css';

/** The height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 61;

interface WorksTableProps extends ListedWorks {
  view: WorksView;
  /** The map takes the room of two columns, whose facts then appear below the titles. */
  isMapShown: boolean;
  /** The work that was chosen on the map: its row scrolls into view, and its title receives the focus. */
  picked: { id: string } | null;
  onOrder: (order: Pick<WorksView, 'by' | 'direction'>) => void;
  onToggleAll: () => void;
}

/** The shown works as rows of a table. Only visible rows are rendered. */
export function WorksTable(props: WorksTableProps) {
  const { works, view, selected, onOrder, onToggleAll, isMapShown, picked } = props;
  const t = useTranslations('works');
  const ids = works.map(({ id }) => id);
  const { container, pieces, measure, focusHandlers, reveal } = useVirtualRows<HTMLTableSectionElement>(
    ids,
    ROW_HEIGHT,
  );
  useEffect(() => {
    if (picked) reveal(picked.id);
  }, [picked, reveal]);
  const heading = (by: OrderedBy) => (
    <SortHeading view={view} by={by} onOrder={onOrder}>
      {t(`column.${by}`)}
    </SortHeading>
  );
  const columns = view.inTrash ? 5 : isMapShown ? 6 : 8;
  return (
    <table className={styles.table} data-beside-map={isMapShown} aria-rowcount={works.length + 1}>
      <caption>
        <VisuallyHidden>{t(view.inTrash ? 'trash.title' : 'title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.check}>
            <Checkbox
              checked={selected.size > 0 && selected.size === works.length}
              mixed={selected.size > 0 && selected.size < works.length}
              onChange={onToggleAll}
            >
              <VisuallyHidden>{t('selectAll')}</VisuallyHidden>
            </Checkbox>
          </th>
          {heading('title')}
          {!isMapShown && (
            <th scope="col" className={styles.kind}>
              {t('column.kind')}
            </th>
          )}
          {view.inTrash ? (
            <th scope="col">{t('column.left')}</th>
          ) : (
            <>
              <th scope="col" className={styles.state}>
                {t('column.state')}
              </th>
              {!isMapShown && (
                <th scope="col" className={styles.languages}>
                  {t('column.languages')}
                </th>
              )}
              {heading('published')}
              {heading('updated')}
            </>
          )}
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={container} {...focusHandlers} onKeyDown={moveByArrow}>
        {pieces.map((piece) => {
          if ('gap' in piece) {
            return (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is a spacer for rows that are not rendered
              <tr key={piece.key} aria-hidden="true">
                <td className={styles.gap} colSpan={columns} style={{ height: piece.gap }} />
              </tr>
            );
          }
          const work = works[piece.row];
          return (
            work && <WorkRow key={piece.key} {...props} work={work} index={piece.row} measure={measure} />
          );
        })}
      </tbody>
    </table>
  );
}

interface SortHeadingProps {
  view: WorksView;
  by: OrderedBy;
  onOrder: WorksTableProps['onOrder'];
  children: string;
}

function SortHeading({ view, by, onOrder, children }: SortHeadingProps) {
  const isUp = view.direction === 'asc';
  const isChosen = view.by === by;
  return (
    <th
      scope="col"
      className={by === 'title' ? styles.title : styles.time}
      aria-sort={isChosen ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onOrder(orderedBy(view, by))}>
        {children}
        {isChosen && <Icon of={isUp ? ArrowUp : ArrowDown} size="0.875rem" />}
      </button>
    </th>
  );
}

/** Up and down move the focus to the same control in the row above or below. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target } = event;
  // In an open menu, the arrows belong to the menu.
  if (!(target instanceof HTMLElement) || target.closest('[popover]')) return;
  const row = target.closest<HTMLElement>('[data-index]');
  if (row === null) return;
  const mine = focusableIn(row).indexOf(target);
  const sibling = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  if (!(sibling instanceof HTMLElement) || mine < 0) return;
  event.preventDefault();
  focusableIn(sibling)[mine]?.focus();
}

function focusableIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('input, a, button:not([role^="menuitem"])')];
}
