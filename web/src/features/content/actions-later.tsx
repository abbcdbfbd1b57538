import { type ComponentProps, lazy, Suspense } from 'react';
import { LateMessages } from '../../i18n/late-messages.tsx';
import styles from './actions-later.module.css';

const ItemActions = lazy(async () => ({ default: (await import('./item-actions.tsx')).ItemActions }));

/** What may be done with an item; it comes after what the page first shows, and its place is kept. */
export function ActionsLater(props: ComponentProps<typeof ItemActions>) {
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <LateMessages part="item-later">
        <ItemActions {...props} />
      </LateMessages>
    </Suspense>
  );
}
