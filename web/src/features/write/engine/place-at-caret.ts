import type { EditorState } from '@tiptap/pm/state';
import type { Reference } from '@waymark/model/entities/fields';
import { toReference } from './rules.ts';

/**
 * The embedded place that the block at the caret belongs to: the block itself, or else the last place before it, or else the first one
 * after it. Undefined for a text without places.
 */
export function placeAtCaret({ doc, selection }: EditorState): Reference | undefined {
  const at = selection.$head.index(0);
  let place: Reference | undefined;
  for (const [index, { type, attrs }] of doc.children.entries()) {
    if (type.name === 'place') place = toReference(attrs['kind'], attrs['id']) ?? place;
    if (index >= at && place !== undefined) break;
  }
  return place;
}
