import { COLLECTION_OF, type Kind, type PublishedKind } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import {
  EXAMPLE_UID,
  exampleContent,
  exampleDocument,
  exampleId,
  exampleList,
} from '@waymark/model/testing/examples';
import { inject, onTestFinished } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';

/** Content of works as tests write it: valid, incomplete or wrong. */
export type AnyContent = Readonly<Record<string, unknown>>;

/** Writes a public item as publishing would, or a list; it is removed after the test. */
export async function publicItem(kind: Kind, fields: AnyContent = {}): Promise<string> {
  const id = newId();
  const { id: _, ...example } = kind === 'list' ? exampleList() : exampleDocument(kind);
  await writeDocument(`${COLLECTION_OF[kind]}/${id}`, { ...example, ...fields });
  return id;
}

/** Writes a document with these fields of an entity; it is removed after the test. */
export async function writeDocument(path: string, entity: AnyContent): Promise<void> {
  const ref = database.doc(path);
  await ref.set(stored.encode(entity));
  onTestFinished(async () => {
    await ref.delete();
  });
}

/** The complete example of a kind as this user's own: with their photos, and with mentions of public items. */
export function contentOf(kind: PublishedKind, uid: string): AnyContent {
  const { area, destination, poi } = inject('references');
  const own = {
    [EXAMPLE_UID]: uid,
    [exampleId('r')]: area,
    [exampleId('d')]: destination,
    [exampleId('p')]: poi,
  };
  let json = JSON.stringify(exampleContent(kind));
  for (const [example, mine] of Object.entries(own)) json = json.replaceAll(example, mine);
  return JSON.parse(json);
}
