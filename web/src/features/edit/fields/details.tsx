import type { ReactNode } from 'react';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { DetailField } from './detail-field.tsx';
import { type DetailName, idOfField } from './fields.ts';

interface DetailListProps {
  edit: EditContext;
  names: readonly DetailName[];
  /** More fields after them. */
  children?: ReactNode;
}

/** Fields that are the same in every language. They are beside each other where there is room. */
export function DetailList({ edit, names, children }: DetailListProps) {
  return (
    <div className={styles.detailList}>
      <div className={styles.details}>
        {names.map((name) => (
          <Detail key={name} edit={edit} name={name} />
        ))}
        {children}
      </div>
    </div>
  );
}

interface DetailProps {
  edit: EditContext;
  name: DetailName;
  /** Whether its map fills the height of the window. */
  isTall?: boolean;
}

/** One field that is the same in every language. */
export function Detail({ edit, name, isTall = false }: DetailProps) {
  return (
    <div id={idOfField(name)} className={styles.field} data-field={name}>
      <DetailField edit={edit} name={name} isTall={isTall} />
    </div>
  );
}
