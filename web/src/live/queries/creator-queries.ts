import type { Creator } from '@waymark/model/entities/creator';
import { type CreatorMap, creatorMapPath } from '@waymark/model/entities/creator-map';
import { listable } from '@waymark/model/listable';
import type { CreatorCard } from '@waymark/model/payloads';
import { activeCreators, type CreatorNarrowing, creatorByHandle } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** One creator, live. To users who may not see them, a suspended creator is missing. */
export function oneCreator(id: string): LiveQuery<Creator> {
  return { key: `creator/${id}`, source: { document: `creators/${id}` }, reads: 'creator', hides: true };
}

/** The published items of a creator, for the map. */
export function mapOfCreator(id: string): LiveQuery<CreatorMap> {
  return { key: `creator-map/${id}`, source: { document: creatorMapPath(id) }, reads: 'creatorMap' };
}

/**
 * The creator with an id or a handle, for a page without a payload, which would have the id. A handle has no capitals. One id in
 * fifty thousand has none either, and is taken for a handle.
 */
export function creatorAt(idOrHandle: string): LiveQuery<Creator> {
  if (/[A-Z]/.test(idOrHandle)) return oneCreator(idOrHandle);
  return { key: `creator-at/${idOrHandle}`, source: creatorByHandle(idOrHandle), reads: 'creator' };
}

/**
 * The creator who receives a visitor's message. Only creators who accept messages have a payload for that page, so the payload
 * omits the two fields that decide it.
 */
export type Contact = CreatorCard & Partial<Pick<Creator, 'contactable' | 'status'>>;

/** The same query, typed for a page that needs only a contact. */
export function contactIn(query: LiveQuery<Creator>): LiveQuery<Contact> {
  return { ...query };
}

/** Whether the creator accepts messages, as far as is known. A user who may see a suspended creator sees that they do not. */
export function acceptsMessages({ contactable = true, status = 'active' }: Contact): boolean {
  return contactable && status === 'active';
}

/** The result of a query of creators, in its order. */
export interface FoundCreators {
  creators: CreatorCard[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/** Active creators, live. One more than `limit` shows whether there are others. */
export function creators(limit: number, narrowing: CreatorNarrowing): LiveQuery<FoundCreators> {
  const source = activeCreators(listable(limit + 1), narrowing);
  return { key: JSON.stringify(source), family: 'creators', source, reads: 'creators' };
}
