import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { type ListEntry, type ListItem, MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { itemsOfList } from '@waymark/model/queries';
import { type DocumentSnapshot, doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import pMap from 'p-map';
import { firebaseStarted, firestore } from '../../session/firebase.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { READERS } from '../core/readers.ts';
import { retriedQuery } from '../core/retried-query.ts';
import { stored } from '../core/stored.ts';
import { toQuery } from '../core/to-query.ts';
import { UnavailableError } from '../core/unavailable-error.ts';

/** An entry of a list, and the card of its item; null where the item is no longer public, and for a heading. */
export interface EntryWithCard {
  entry: ListEntry;
  card: Card | null;
  /** The postal address of its item, where it has one. */
  address?: string;
}

/** How many cards are requested at once. */
const AT_ONCE = 30;

/**
 * Reads all current entries of a list, in its order.
 * @throws UnavailableError, and the refusal of the security rules
 */
export async function readList(id: string): Promise<EntryWithCard[]> {
  await firebaseStarted;
  const { docs } = await retriedQuery(() =>
    getDocsFromServer(toQuery(firestore, itemsOfList(id, MAX_LIST_ENTRIES))),
  );
  const entries = READERS.entries(docs.flatMap(rawOf));
  return pMap(
    entries,
    async (entry) => ({ entry, card: null, ...('kind' in entry && (await itemOf(entry))) }),
    {
      concurrency: AT_ONCE,
    },
  );
}

/** An item that the rules refuse, such as a private list in a list, counts as gone. */
async function itemOf({ kind, id }: ListItem): Promise<Omit<EntryWithCard, 'entry'> | undefined> {
  try {
    const found = await retriedQuery(() => getDocFromServer(doc(firestore, `${COLLECTION_OF[kind]}/${id}`)));
    const card = READERS.card(rawOf(found));
    const address: unknown = found.get('address');
    return card && { card, ...(typeof address === 'string' && { address }) };
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    console.warn('An item of a list could not be read.', error);
    return undefined;
  }
}

function rawOf(snapshot: DocumentSnapshot): RawDocument[] {
  const data = snapshot.data();
  return data === undefined ? [] : [{ path: snapshot.ref.path, id: snapshot.id, data: stored.decode(data) }];
}
