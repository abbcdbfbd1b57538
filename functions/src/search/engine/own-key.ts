import { createHash } from 'node:crypto';
import { type SearchClient, type SearchClientNodeHelpers, searchClient } from '@algolia/client-search';
import { OWN_KEY_LIFE, WORKS_INDEX } from '@waymark/model/search/index-names';

/** A key with which a creator searches their own works. */
export interface OwnKey {
  key: string;
  index: string;
  /** In milliseconds. */
  validUntil: number;
}

/**
 * A key that finds the works of one user only. The filter is part of the signed key, so that no search can do without it.
 *
 * @param worksKey may search the index of works. It is secret, because it can sign keys for the works of all users.
 * @param now in milliseconds
 */
export function ownKey(applicationId: string, worksKey: string, uid: string, now: number): OwnKey {
  // In whole seconds, which the restriction is given in.
  const seconds = Math.floor((now + OWN_KEY_LIFE) / 1_000);
  // TypeScript reads the types for browsers, where there is no secret to sign with.
  const client = searchClient(applicationId, worksKey) as SearchClient & SearchClientNodeHelpers;
  const key = client.generateSecuredApiKey({
    parentApiKey: worksKey,
    restrictions: {
      filters: `ownerId:"${uid}"`,
      restrictIndices: [WORKS_INDEX],
      validUntil: seconds,
      // Counts requests for each user, without revealing who it is.
      userToken: createHash('sha256').update(uid).digest('hex'),
    },
  });
  return { key, index: WORKS_INDEX, validUntil: seconds * 1_000 };
}
