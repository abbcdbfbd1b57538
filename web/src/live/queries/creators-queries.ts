import { sortNameOf } from '@waymark/model/entities/sort-name';
import type { CreatorCard } from '@waymark/model/payloads';
import { activeCreators, type CreatorNarrowing } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** Creators in the order that was asked for. */
export interface FoundCreators {
  creators: CreatorCard[];
  /** How many there were before broken ones were left out. */
  found: number;
}

interface Narrowing extends Pick<CreatorNarrowing, 'order' | 'language'> {
  /** What their names begin with; empty for any. */
  name: string;
}

/** Active creators, live: one more than `limit`, which tells whether there are others. */
export function creators(limit: number, { name, ...rest }: Narrowing): LiveQuery<FoundCreators> {
  const source = activeCreators(limit + 1, { ...rest, sortName: sortNameOf(name) });
  return { key: JSON.stringify(source), family: 'creators', source, reads: 'creators' };
}
