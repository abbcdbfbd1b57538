import { ARCHIVE_FILES, PUBLIC_FOLDER, PUBLIC_GEOJSON } from '@waymark/model/archive/archive';
import { followsPath } from '@waymark/model/entities/follows';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { mailSettingsPath } from '@waymark/model/entities/mail-settings';
import { sharedAt } from '@waymark/model/entities/shared';
import { visitsPath } from '@waymark/model/entities/visits';
import {
  allByOwner,
  allOwnedIn,
  contentAccountsOf,
  messagesFrom,
  messagesTo,
  storiesOf,
} from '@waymark/model/function-queries';
import { creatorOfUser, editorshipsOf, listsOf, newestWorksOf } from '@waymark/model/own-queries';
import { itemsOfList, type StoredQuery } from '@waymark/model/queries';
import type { IdField } from '@waymark/model/stored';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { stored } from '../../platform/stored.ts';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { storiesOfOthers } from '../../sharing/stories-of-others.ts';
import type { Person } from '../person.ts';
import { titleIn } from './file-name.ts';
import { featureOf } from './geojson.ts';
import { listFiles } from './list-files.ts';
import { README } from './readme.ts';
import { storyFiles } from './story-files.ts';
import type { TextFile, TextFileOptions } from './text-file.ts';

/**
 * The texts of a user's archive, which are read while they are written. Documents are given as they are, even where they break
 * their schema.
 */
export async function* textFiles(
  db: Firestore,
  person: Person,
  { origin, photoFile, seen }: TextFileOptions,
): AsyncGenerator<TextFile> {
  const { uid, creatorIds } = person;
  yield { name: 'README.txt', parts: [README] };
  yield { name: ARCHIVE_FILES.settings, parts: [pretty(await settingsOf(db, uid))] };
  const [creator] = (await toQuery(db, creatorOfUser(uid)).get()).docs;
  seen(creator?.data());
  yield { name: ARCHIVE_FILES.profile, parts: [pretty(creator ? plain(creator) : null)] };

  const array = (name: string, queries: readonly StoredQuery[], idField: IdField = 'id') =>
    jsonArray(name, entitiesOf(db, queries, { idField, seen }));
  yield array(ARCHIVE_FILES.works, [newestWorksOf(uid)]);
  for (const kind of PUBLISHED_KINDS) {
    yield array(`${PUBLIC_FOLDER}/${COLLECTION_OF[kind]}.json`, [allByOwner(kind, uid)]);
  }
  yield { name: PUBLIC_GEOJSON, parts: publicGeojson(db, uid) };
  yield* storyFiles(db, storiesOf(uid), { origin, photoFile });
  yield array(ARCHIVE_FILES.projects, [allOwnedIn('projects', uid)]);
  yield array(ARCHIVE_FILES.photos, [{ collection: `users/${uid}/photos`, where: [], orderBy: [] }]);
  yield array(ARCHIVE_FILES.messages, [messagesFrom(uid), ...creatorIds.map(messagesTo)]);
  yield jsonArray(ARCHIVE_FILES.lists, listsWithItems(db, uid, seen));
  yield* listFiles(db, listsOf(uid), origin);
  yield jsonArray(ARCHIVE_FILES.editedLists, editedLists(db, uid));
  yield jsonArray(ARCHIVE_FILES.coWrittenStories, coWrittenStories(db, uid));
  yield jsonArray(ARCHIVE_FILES.imports, importsWithItems(db, uid, seen));
}

/** The settings of a user, those of mails, whom they follow, where they were, and their accounts; null where there is nothing. */
async function settingsOf(db: Firestore, uid: string): Promise<Record<string, unknown> | null> {
  const [[settings, mail, follows, visits], accounts] = await Promise.all([
    db.getAll(
      ...[`users/${uid}`, mailSettingsPath(uid), followsPath(uid), visitsPath(uid)].map((path) =>
        db.doc(path),
      ),
    ),
    toQuery(db, contentAccountsOf(uid)).select('username', 'email', 'provider', 'createdAt').get(),
  ]);
  const found = {
    ...(settings?.exists && plain(settings)),
    ...(mail?.exists && { mail: mail.data() }),
    ...(follows?.exists && { follows: follows.data() }),
    ...(visits?.exists && { visits: visits.data() }),
    ...(!accounts.empty && { accounts: accounts.docs.map((account) => plain(account)) }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

async function* entitiesOf(
  db: Firestore,
  queries: readonly StoredQuery[],
  { idField, seen }: { idField: IdField; seen: (data: unknown) => void },
): AsyncGenerator<unknown> {
  for (const query of queries) {
    for await (const snapshot of streamOf(toQuery(db, query))) {
      seen(snapshot.data());
      yield plain(snapshot, idField);
    }
  }
}

async function* listsWithItems(db: Firestore, uid: string, seen: (data: unknown) => void) {
  for await (const list of streamOf(toQuery(db, listsOf(uid)))) {
    seen(list.get('cover'));
    const items = await toQuery(db, itemsOfList(list.id, MAX_LIST_ENTRIES)).get();
    yield { list: plain(list), items: items.docs.map((item) => plain(item, 'itemId')) };
  }
}

/** Only their names: their content belongs to others. */
async function* editedLists(db: Firestore, uid: string) {
  for await (const { ref } of streamOf(toQuery(db, editorshipsOf(uid)).select())) {
    const list = ref.parent.parent;
    if (list === null || sharedAt(ref.path)?.kind !== 'list') continue;
    const [found] = await db.getAll(list, { fieldMask: ['title'] });
    // One that its owner has just deleted has no name.
    if (found?.exists) yield plain(found);
  }
}

/** Only their names, as for lists. */
async function* coWrittenStories(db: Firestore, uid: string) {
  for await (const { ownerId, snapshot } of storiesOfOthers(db, uid, ['content.title'])) {
    yield { id: snapshot.id, ownerId, title: titleIn(snapshot.get('content.title')) };
  }
}

async function* importsWithItems(db: Firestore, uid: string, seen: (data: unknown) => void) {
  for await (const run of streamOf(toQuery(db, allOwnedIn('instagramImports', uid)))) {
    const items = await run.ref.collection('items').get();
    seen(items.docs.map((item) => item.data()));
    yield { run: plain(run), items: items.docs.map((item) => plain(item, 'mediaId')) };
  }
}

/** The document as plain data: positions as `{ lat, lng }`, instants in milliseconds. */
function plain(snapshot: DocumentSnapshot, idField: IdField = 'id'): Record<string, unknown> {
  return stored.decode(snapshot.data() ?? {}, { field: idField, value: snapshot.id });
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** An array with an entity on each line. */
function jsonArray(name: string, entities: AsyncIterable<unknown>): TextFile {
  let count = 0;
  async function* parts() {
    yield '[';
    for await (const entity of entities) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(entity)}`;
      count++;
    }
    yield '\n]\n';
  }
  return { name, parts: parts(), count: () => count };
}

async function* publicGeojson(db: Firestore, uid: string): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for (const kind of PUBLISHED_KINDS) {
    for await (const snapshot of streamOf(toQuery(db, allByOwner(kind, uid)))) {
      yield separator + JSON.stringify(featureOf(plain(snapshot)));
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
