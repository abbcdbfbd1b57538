import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST } from '../../emulators/ports.ts';
import { PORTS, startStackOfFiles } from './stack-of-files.ts';

const projectId = 'demo-storage-rules';
const bucket = `${projectId}.appspot.com`;
const storage = `http://${HOST}:${PORTS.storage}/v0/b/${bucket}/o`;
const documents = `http://${HOST}:${PORTS.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

/** The emulators permit everything to this token. */
const owner = { authorization: 'Bearer owner' };

const storageRules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function album(id) {
      return firestore.get(/databases/(default)/documents/albums/$(id));
    }
    match /albums/{id}/{file} {
      allow get: if album(id).data.visibility == 'public'
        && album(id).data.since.year() == 2020
        && 'photos' in album(id).data.kinds
        && album(id).data.place is latlng
        && album(id).id == id;
      allow create: if firestore.exists(/databases/(default)/documents/albums/$(id)/members/$(request.auth.uid));
    }
    match /either/{id} {
      allow get: if album('missing').data.visibility == 'public';
      allow get: if firestore.exists(/databases/(default)/documents/albums/$(id));
    }
    match /three/{id} {
      allow get: if firestore.exists(/databases/(default)/documents/albums/a)
        || firestore.exists(/databases/(default)/documents/albums/b)
        || firestore.exists(/databases/(default)/documents/albums/$(id));
    }
  }
}`;

let stop: () => Promise<void>;

beforeAll(async () => {
  stop = await startStackOfFiles(projectId, ['auth', 'firestore', 'storage'], {
    'firebase.json': '{ "storage": { "rules": "storage.rules" } }',
    'storage.rules': storageRules,
  });
  await saveAlbum('open', 'public');
  await saveAlbum('closed', 'private');
  await saveAlbum('été à Nice', 'public');
}, 60_000);

afterAll(async () => {
  await stop?.();
}, 30_000);

it('firestore.get allows a visitor what the document allows', async () => {
  expect(await read('albums/open/photo.jpg')).toBe(200);
});

it('firestore.get refuses a visitor what the document refuses', async () => {
  expect(await read('albums/closed/photo.jpg')).toBe(403);
});

it('firestore.get finds a document whose id has spaces and accents', async () => {
  expect(await read('albums/été à Nice/photo.jpg')).toBe(200);
});

it('firestore.get refuses where the document does not exist', async () => {
  expect(await read('albums/none/photo.jpg')).toBe(403);
});

it('firestore.exists allows a member to upload, and refuses others', async () => {
  const [member, stranger] = [await signUp(), await signUp()];
  await saveDocument(`albums/closed/members/${member.uid}`, {});
  expect(await upload('albums/closed/from-member.txt', member.authorization)).toBe(200);
  expect(await upload('albums/closed/from-stranger.txt', stranger.authorization)).toBe(403);
});

it('a statement that allows counts beside one that fails', async () => {
  expect(await read('either/open')).toBe(200);
  expect(await read('either/none')).toBe(403);
});

it('a third document in one evaluation refuses, as in production', async () => {
  expect(await read('three/open')).toBe(403);
});

it('a hundred requests at the same time each get their own answer', async () => {
  const paths = Array.from({ length: 100 }, (_, n) => `albums/${n % 2 === 0 ? 'open' : 'closed'}/photo.jpg`);
  const answers = await Promise.all(paths.map((path) => status(`${storage}/${encodeURIComponent(path)}`)));
  expect(answers).toEqual(paths.map((path) => (path.includes('open') ? 200 : 403)));
});

/** Uploads an object as the owner. @returns the status with which a visitor may read it */
async function read(path: string): Promise<number> {
  expect(await upload(path, owner.authorization)).toBe(200);
  return status(`${storage}/${encodeURIComponent(path)}`);
}

function upload(path: string, authorization: string): Promise<number> {
  const headers = { authorization, 'content-type': 'text/plain' };
  return status(`${storage}?name=${encodeURIComponent(path)}`, { method: 'POST', headers, body: 'content' });
}

async function status(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

function saveAlbum(id: string, visibility: string): Promise<void> {
  return saveDocument(`albums/${encodeURIComponent(id)}`, {
    visibility: { stringValue: visibility },
    since: { timestampValue: '2020-05-01T00:00:00Z' },
    kinds: { arrayValue: { values: [{ stringValue: 'photos' }] } },
    place: { geoPointValue: { latitude: 43.7, longitude: 7.25 } },
  });
}

async function saveDocument(path: string, fields: object): Promise<void> {
  const headers = { ...owner, 'content-type': 'application/json' };
  const body = JSON.stringify({ fields });
  expect(await status(`${documents}/${path}`, { method: 'PATCH', headers, body })).toBe(200);
}

async function signUp(): Promise<{ uid: string; authorization: string }> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{ "returnSecureToken": true }' });
  const user: { localId: string; idToken: string } = JSON.parse(await response.text());
  return { uid: user.localId, authorization: `Bearer ${user.idToken}` };
}
