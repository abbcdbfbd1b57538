import { type ComponentProps, lazy, Suspense } from 'react';
import { expectMessages, LazyMessages } from '../../i18n/lazy-messages.tsx';
import { useLocale } from '../../i18n/paths.ts';
import styles from './lazy-actions.module.css';

const ItemActions = lazy(async () => ({ default: (await import('./item-actions.tsx')).ItemActions }));

/** What may be done with an item; it comes after what the page first shows, and its place is kept. */
export function LazyActions(props: ComponentProps<typeof ItemActions>) {
  expectMessages('save', useLocale());
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <LazyMessages part="item-later">
        <LazyMessages part="save">
          <ItemActions {...props} />
        </LazyMessages>
      </LazyMessages>
    </Suspense>
  );
}
