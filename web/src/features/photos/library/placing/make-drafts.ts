import { derivedId } from '@waymark/model/archive/derived-id';
import { saveWork } from '../../../../live/writes/save-work.ts';
import { pinOf, type StoryOptions, storyOf } from './drafts-of-groups.ts';
import type { PhotoGroup } from './photo-group.ts';

/**
 * Makes what each group becomes: a draft of a pin, or a part of one story. The id of a draft is derived from its photos, so that a
 * repeated attempt after a failure makes no second one.
 * @returns the number of drafts
 * @throws as `saveWork`
 */
export async function makeDrafts(
  uid: string,
  groups: readonly PhotoGroup[],
  options: StoryOptions,
): Promise<number> {
  const pins = groups.filter(({ becomes }) => becomes === 'pin');
  for (const group of pins) {
    const id = await idOf(uid, 'pin', [group]);
    await saveWork({ uid, id, kind: 'pin' }, pinOf(uid, group, options.locale), undefined);
  }
  const parts = groups.filter(({ becomes }) => becomes === 'story');
  if (parts.length === 0) return pins.length;
  const id = await idOf(uid, 'story', parts);
  await saveWork({ uid, id, kind: 'post' }, storyOf(uid, parts, options), undefined);
  return pins.length + 1;
}

function idOf(uid: string, kind: string, groups: readonly PhotoGroup[]): Promise<string> {
  const photos = groups.flatMap((group) => group.photos.map(({ id }) => id));
  return derivedId(uid, `${kind} of photos ${photos.join()}`);
}
