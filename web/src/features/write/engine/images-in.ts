import type { Editor } from '@tiptap/core';

interface FoundImage {
  path: string;
  caption: string;
  position: number;
}

/** The photos of a text, in order, without placeholders of photos that are not ready. */
export function imagesIn({ state: { doc } }: Editor): FoundImage[] {
  const found: FoundImage[] = [];
  doc.descendants(({ type, attrs }, position) => {
    const path = String(attrs['path'] ?? '');
    if (type.name === 'image' && path !== '')
      found.push({ path, caption: String(attrs['caption']), position });
    // Photos are in the text itself, or in a gallery.
    return type.name === 'gallery';
  });
  return found;
}

export function hasImages(editor: Editor): boolean {
  return imagesIn(editor).length > 0;
}
