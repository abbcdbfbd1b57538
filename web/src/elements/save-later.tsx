import { type ComponentProps, lazy, Suspense } from 'react';
import { LateMessages } from '../i18n/late-messages.tsx';

const SaveToList = lazy(async () => ({ default: (await import('./save-to-list.tsx')).SaveToList }));

/** The button that saves an item to a list, beside what shows the item: it comes after the page's first content. */
export function SaveLater(props: ComponentProps<typeof SaveToList>) {
  return (
    <Suspense fallback={null}>
      <LateMessages part="save">
        <SaveToList {...props} />
      </LateMessages>
    </Suspense>
  );
}
