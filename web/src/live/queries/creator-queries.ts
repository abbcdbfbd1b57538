import type { Creator } from '@waymark/model/entities/creator';
import { type CreatorMap, creatorMapPath } from '@waymark/model/entities/creator-map';
import type { CreatorCard } from '@waymark/model/payloads';
import { activeCreators, type CreatorNarrowing, creatorByHandle } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** One creator, live; missing as soon as they are suspended. */
export function oneCreator(id: string): LiveQuery<Creator> {
  return { key: `creator/${id}`, source: { document: `creators/${id}` }, reads: 'creator', hides: true };
}

/** What a creator has published, as the map shows it. */
export function mapOfCreator(id: string): LiveQuery<CreatorMap> {
  return { key: `creator-map/${id}`, source: { document: creatorMapPath(id) }, reads: 'creatorMap' };
}

/**
 * The creator to whom an address leads, by their id or by their handle: for a page without the payload that would say the id.
 * There are no capitals in a handle, and one id in fifty thousand has none either.
 */
export function creatorAt(idOrHandle: string): LiveQuery<Creator> {
  if (/[A-Z]/.test(idOrHandle)) return oneCreator(idOrHandle);
  return { key: `creator-at/${idOrHandle}`, source: creatorByHandle(idOrHandle), reads: 'creator' };
}

/**
 * Whom a visitor writes to. The payload of that page is there for those only who may be written to, and so does not say that
 * they may.
 */
export type Contact = CreatorCard & Partial<Pick<Creator, 'contactable' | 'status'>>;

/** The same query, for a page that need not know more of them than that. */
export function contactIn(query: LiveQuery<Creator>): LiveQuery<Contact> {
  return { ...query };
}

/** Whether the creator accepts messages, as far as is known. A user who may see a suspended creator sees that they do not. */
export function mayBeWrittenTo({ contactable = true, status = 'active' }: Contact): boolean {
  return contactable && status === 'active';
}

/** Creators in the order that was asked for. */
export interface FoundCreators {
  creators: CreatorCard[];
  /** How many there were before broken ones were left out. */
  found: number;
}

/** Active creators, live: one more than `limit`, which tells whether there are others. */
export function creators(limit: number, narrowing: CreatorNarrowing): LiveQuery<FoundCreators> {
  const source = activeCreators(limit + 1, narrowing);
  return { key: JSON.stringify(source), family: 'creators', source, reads: 'creators' };
}
