// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { OpenPhotos } from './open-photos.tsx';

const caption = vi.hoisted(() => ({ element: undefined as HTMLElement | undefined }));
// The window that the library opens, as far as captions need it.
vi.mock('photoswipe/style.css', () => ({}));
vi.mock('photoswipe', () => ({
  default: class {
    currIndex = 0;
    opener = { isOpen: true };
    listeners: [string, () => void][] = [];
    ui = {
      registerElement({ onInit }: { onInit: (element: HTMLElement) => void }) {
        caption.element = document.createElement('div');
        onInit(caption.element);
      },
    };
    on(name: string, listener: () => void) {
      this.listeners.push([name, listener]);
    }
    emit(name: string) {
      for (const [of, listener] of this.listeners) if (of === name) listener();
    }
    init() {
      this.emit('uiRegister');
      this.emit('change');
    }
    close() {}
  },
}));

const InEnglish = await inEnglish('item-lazy');

afterEach(cleanup);

function captionOf(photo: object) {
  render(
    <InEnglish>
      <OpenPhotos
        photos={[{ ...examplePhoto('a'), ...photo }]}
        name="The quay"
        index={0}
        onClose={() => {}}
      />
    </InEnglish>,
  );
  return caption.element;
}

test('a caption in another language says which, and only its words have its `lang`', () => {
  const element = captionOf({ alt: { fr: 'Le phare' }, credit: 'Ada' });
  expect(element?.textContent).toBe('Le phare · in French · Photo by Ada');
  expect(element?.querySelector('[lang=fr]')?.textContent).toBe('Le phare');
});

test("a caption in the reader's language says nothing of it", () => {
  const element = captionOf({ alt: { en: 'The lighthouse', fr: 'Le phare' }, credit: 'Ada' });
  expect(element?.textContent).toBe('The lighthouse · Photo by Ada');
});
