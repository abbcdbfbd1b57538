import { derivedId } from '@waymark/model/archive/derived-id';
import { saveWork } from '../../../../live/writes/save-work.ts';
import { pinOf, type StoryOptions, storyOf } from './drafts-of-groups.ts';
import type { PhotoGroup } from './group-photos.ts';

/**
 * Makes a draft of each group, or a story of all. The id of a draft is derived from its photos, so that a repeated attempt after a
 * failure makes no second one.
 * @returns the number of drafts
 * @throws as `saveWork`
 */
export async function makeDrafts(
  uid: string,
  groups: readonly PhotoGroup[],
  kind: 'pins' | 'story',
  options: StoryOptions,
): Promise<number> {
  if (kind === 'story') {
    const id = await idOf(uid, 'story', groups);
    await saveWork({ uid, id, kind: 'post' }, storyOf(uid, groups, options), undefined);
    return 1;
  }
  for (const group of groups) {
    const id = await idOf(uid, 'pin', [group]);
    await saveWork({ uid, id, kind: 'pin' }, pinOf(uid, group), undefined);
  }
  return groups.length;
}

function idOf(uid: string, kind: string, groups: readonly PhotoGroup[]): Promise<string> {
  const photos = groups.flatMap((group) => group.photos.map(({ id }) => id));
  return derivedId(uid, `${kind} of photos ${photos.join()}`);
}
