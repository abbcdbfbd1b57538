import { deriveCreator } from '@waymark/functions/publish/derive-creator';
import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import type { User } from '@waymark/model/entities/user';
import { snapToGrid } from '@waymark/model/geography/grid';
import { uidOf } from '@waymark/model/uid';
import type { DemoDocument } from './demo-document.ts';
import { demoId } from './demo-ids.ts';
import { AVATAR_SIZE, type PhotoOf } from './demo-pictures.ts';
import { DEMO_NOW } from './demo-works.ts';
import type { DemoContent } from './read-content.ts';

const DAY = 86_400_000;

/**
 * The creators of the demo content: their public records, private settings and accounts. The first one is the demo person
 * `creator@…`, so that this person has content.
 */
export async function demoCreators(entries: DemoContent['creators'], photoOf: PhotoOf, issuer: string) {
  const uids = new Map<string, string>();
  for (const [index, { key, handle }] of entries.entries()) {
    uids.set(key, await uidOf(issuer, `auth0|${personOf(handle, index)}`));
  }
  const uidOfKey = (key: string): string => {
    const uid = uids.get(key);
    if (uid === undefined) throw new Error(`There is no demo creator "${key}"`);
    return uid;
  };

  const records = entries.map((entry, index): Creator => {
    const { key, name, handle, bio, languages, home, links, contactable } = entry;
    const uid = uidOfKey(key);
    return creatorSchema.parse({
      id: demoId(`creator ${key}`),
      userId: uid,
      name,
      handle,
      bio,
      avatar: photoOf(uid, { name: `avatar/${key}`, ...AVATAR_SIZE, alt: {} }),
      cover: null,
      languages,
      ...(home && { home: snapToGrid({ lat: home[0], lng: home[1] }) }),
      links,
      contactable,
      ...deriveCreator({ name, handle }),
      joinedAt: DEMO_NOW - (300 + index) * DAY,
      status: 'active',
    });
  });

  const documents = records.flatMap(({ id, ...record }, index): DemoDocument[] => {
    const settings: User = {
      locale: record.languages[0] ?? 'en',
      units: 'metric',
      consent: {},
      notifications: { messages: true },
      createdAt: record.joinedAt,
    };
    return [
      { path: `creators/${id}`, fields: record },
      {
        path: `handles/${record.handle}`,
        fields: { creatorId: id, userId: record.userId, createdAt: record.joinedAt },
      },
      { path: `users/${record.userId}`, fields: settings },
      // As if they had signed in: messages to them reach the local mail box.
      {
        path: `users/${record.userId}/private/contact`,
        fields: {
          address: `${personOf(record.handle, index)}@waymark.example`,
          key: `demo-key-of-${record.handle}`,
        },
      },
    ];
  });
  const accounts = records.map(({ userId, name }) => ({ uid: userId, displayName: name }));
  const [first] = records;
  if (first === undefined) throw new Error('The demo content has no creator');
  return { documents, accounts, first: { id: first.id, uid: first.userId }, uidOf: uidOfKey };
}

/** The name of a creator at the local provider, in their subject and in their address. */
function personOf(handle: string, index: number): string {
  return index === 0 ? 'creator' : handle;
}
