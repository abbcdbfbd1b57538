import { type ComponentProps, lazy, Suspense } from 'react';
import { LateMessages } from '../i18n/late-messages.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import styles from './save-later.module.css';

const SaveToList = lazy(async () => ({ default: (await import('./save-to-list.tsx')).SaveToList }));

/** The button that saves an item to a list, beside what shows the item: it comes after the page's first content, and its place is kept; where it cannot be loaded, all else is as it was. */
export function SaveLater(props: ComponentProps<typeof SaveToList>) {
  return (
    <PanelBoundary name="save" instead={null}>
      <Suspense fallback={<span className={styles.coming} />}>
        <LateMessages part="save">
          <SaveToList {...props} />
        </LateMessages>
      </Suspense>
    </PanelBoundary>
  );
}
