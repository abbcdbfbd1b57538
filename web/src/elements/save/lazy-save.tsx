import { type ComponentProps, lazy, Suspense } from 'react';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { PanelBoundary } from '../page/panel-boundary.tsx';
import styles from './lazy-save.module.css';

const SaveToList = lazy(async () => {
  const { SaveToList } = await untilLoaded('What saves to lists', () => import('./save-to-list.tsx'));
  return { default: SaveToList };
});

/** The button that saves an item to a list, beside what shows the item: it comes after the page's first content, and its place is kept; where it cannot be loaded, all else is as it was. */
export function LazySave(props: ComponentProps<typeof SaveToList>) {
  return (
    <PanelBoundary name="save" instead={null}>
      <Suspense fallback={<span className={styles.coming} />}>
        <LazyMessages part="save">
          <SaveToList {...props} />
        </LazyMessages>
      </Suspense>
    </PanelBoundary>
  );
}
