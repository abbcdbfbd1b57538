import { randomInt } from 'node:crypto';
import { followsPath } from '@waymark/model/entities/follows';
import { instagramConnectionPath } from '@waymark/model/entities/instagram-connection';
import { mailSettingsPath } from '@waymark/model/entities/mail-settings';
import { originalPath, photoPathOf } from '@waymark/model/entities/original';
import { visitsPath } from '@waymark/model/entities/visits';
import { newId } from '@waymark/model/ids';
import {
  exampleImport,
  exampleImportItem,
  exampleList,
  exampleListItem,
  exampleMessage,
  examplePhoto,
  exampleProject,
  exampleUser,
} from '@waymark/model/testing/examples';
import { getAuth } from 'firebase-admin/auth';
import { onTestFinished } from 'vitest';
import { newCode } from '../../functions/src/content-accounts/codes.ts';
import { accountRef, newAccountFields } from '../../functions/src/content-accounts/content-account.ts';
import { tokenPath } from '../../functions/src/instagram/connection.ts';
import { ifKnown } from '../../functions/src/platform/firebase-users.ts';
import { newAddress } from '../new-address.ts';
import { originals } from './bucket.ts';
import { contentOf, writeDocument } from './content.ts';
import { database } from './database.ts';
import { creatorRecord, type Person } from './people.ts';
import { draft, publishedAtOnce } from './works.ts';

/** What lies of a creator who has used everything. */
export interface PersonalContent {
  creatorId: string;
  markerWork: string;
  marker: string;
  story: string;
  photo: string;
  missingPhoto: string;
  list: string;
  othersList: string;
  /** A story that they write for another. */
  othersStory: string;
}

/** The bytes of a photo, which are no picture: only its function reads them. */
export const ORIGINAL = Buffer.from('the bytes of an original');

/** Writes something of a creator into every place. */
export async function personalContent({ uid }: Pick<Person, 'uid'>): Promise<PersonalContent> {
  const creatorId = await creatorRecord({ userId: uid });
  const handle = `mine-${newId().toLowerCase()}`;
  const [photoId, missingId] = [newId(), newId()];
  await originals.file(originalPath(uid, photoId)).save(ORIGINAL, {
    resumable: false,
    contentType: 'image/png',
  });
  const photo = { ...examplePhoto(), path: photoPathOf(uid, photoId) };
  const missing = { ...examplePhoto(), path: photoPathOf(uid, missingId) };

  const markerWork = await draft(uid, 'marker', {
    ...contentOf('marker', uid),
    photos: [photo],
    coverPath: photo.path,
  });
  const { id: marker } = await publishedAtOnce(uid, markerWork);
  const body = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Le port' }] },
      { type: 'image', attrs: { path: photo.path, caption: 'Tôt' } },
      { type: 'place', attrs: { kind: 'marker', id: marker } },
    ],
  };
  const story = await draft(uid, 'post', {
    title: { en: 'The harbour', fr: 'Le port' },
    summary: {},
    photos: [missing],
    body: { en: JSON.stringify(body), fr: JSON.stringify(body) },
    places: [],
  });

  const [list, othersList, project, run, message] = [newId(), newId(), newId(), newId(), newId()];
  const othersOwner = newId();
  const { stops: _, position: __, bounds: ___, days: ____, pictures: _____, ...emptyList } = exampleList();
  const item = { ...exampleListItem(), itemId: newId(), kind: 'marker', id: marker };
  await writeDocument(`lists/${list}`, { ...emptyList, id: list, ownerId: uid });
  await writeDocument(`lists/${list}/items/${item.itemId}`, item);
  await writeDocument(`lists/${list}/items/${newId()}`, { heading: { en: 'Day 1' }, order: 'Zz' });
  await writeDocument(`lists/${othersList}`, {
    ...emptyList,
    id: othersList,
    ownerId: othersOwner,
  });
  await writeDocument(`lists/${othersList}/items/${item.itemId}`, item);
  await writeDocument(`lists/${othersList}/people/${uid}`, {
    uid,
    ownerId: othersOwner,
    name: 'Ada',
    since: Date.now(),
  });
  const othersStory = await draft(othersOwner, 'post', { title: { en: 'Theirs' } });
  const ofOther = `users/${othersOwner}/works/${othersStory}`;
  await writeDocument(`${ofOther}/people/${uid}`, {
    uid,
    ownerId: othersOwner,
    name: 'Ada',
    since: Date.now(),
  });
  await writeDocument(`projects/${project}`, { ...exampleProject(), id: project, ownerId: uid });
  await writeDocument(`previewLinks/${newId()}`, {
    ownerId: uid,
    workId: story,
    sha256: 'hash',
    expiresAt: Date.now() + 86_400_000,
  });
  await writeDocument(`instagramImports/${run}`, { ...exampleImport(), id: run, ownerId: uid });
  await writeDocument(`instagramImports/${run}/items/1`, {
    ...exampleImportItem(),
    mediaId: '1',
    photo,
    photoIds: [photo.path.slice(-20)],
  });
  await writeDocument(`messages/${message}`, { ...exampleMessage(), id: message, from: null, to: creatorId });
  await writeDocument(`users/${uid}`, { ...exampleUser() });
  await writeDocument(mailSettingsPath(uid), { messages: false });
  const follower = newId();
  await writeDocument(followsPath(uid), { creators: [newId()] });
  await writeDocument(visitsPath(uid), { been: [marker], want: [] });
  await writeDocument(followsPath(follower), { creators: [newId(), creatorId] });
  await writeDocument(instagramConnectionPath(uid), { username: 'ada', state: 'expired' });
  await writeDocument(tokenPath(uid), { token: 'encrypted' });
  await linkedAccount(uid);
  await database.doc(`handles/${handle}`).set({ creatorId, userId: uid });
  await database.doc(`grants/${creatorId}`).set({ grantedAt: new Date() });
  onTestFinished(async () => {
    const paths = [
      `lists/${list}`,
      `lists/${othersList}`,
      ofOther,
      `projects/${project}`,
      `instagramImports/${run}`,
      `messages/${message}`,
      `handles/${handle}`,
      `grants/${creatorId}`,
      `markers/${marker}`,
    ];
    for (const path of paths) await database.recursiveDelete(database.doc(path));
  });
  return {
    creatorId,
    markerWork,
    marker,
    story,
    photo: photo.path,
    missingPhoto: missing.path,
    list,
    othersList,
    othersStory,
  };
}

/** An account by e-mail that signs in a user, whose own account has no password, with a code that was not used. */
async function linkedAccount(uid: string): Promise<void> {
  const [id, email] = [randomInt(1, 2 ** 47), newAddress()];
  const { uid: passwordUid } = await getAuth().createUser({ uid: newId(), email });
  const fields = {
    uid,
    passwordUid,
    providerSubject: 'auth0|linked',
    username: 'Ada',
    email,
    provider: 'local',
    confirmed: true,
    locale: 'en',
  } as const;
  await accountRef(database, id).set(newAccountFields(fields, Date.now()));
  await newCode(database, id, 'reset', Date.now());
  onTestFinished(async () => {
    await ifKnown(() => getAuth().deleteUser(passwordUid));
    await database.recursiveDelete(accountRef(database, id));
  });
}
