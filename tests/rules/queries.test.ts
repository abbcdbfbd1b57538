import { instagramConnectionPath } from '@waymark/model/entities/instagram-connection';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { StoredQuery } from '@waymark/model/queries';
import {
  collectionGroup,
  type Firestore,
  getDocs,
  type Query,
  query as searching,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { toQuery } from '../../web/src/live/core/to-query.ts';
import { OWNER } from './actors.ts';
import {
  article,
  coEditor,
  country,
  creator,
  dataExport,
  idOf,
  importItem,
  instagramImport,
  listItem,
  message,
  ownMessage,
  project,
  publication,
  publicDocuments,
  sharedList,
  shareInvitation,
  uploadedPhoto,
  work,
  workVersion,
} from './examples.ts';
import { PRIVATE_LIST, PUBLIC_LIST, QUERY_SAMPLES } from './query-samples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const item = stored.encode(listItem, 'itemId');

const as = underRules({
  ...Object.fromEntries(
    PUBLISHED_KINDS.flatMap((kind) => [
      [`${COLLECTION_OF[kind]}/${idOf('1')}`, stored.encode(publicDocuments[kind], 'id')],
      [
        `${COLLECTION_OF[kind]}/${idOf('2')}`,
        stored.encode({ ...publicDocuments[kind], visibility: 'unlisted' }, 'id'),
      ],
    ]),
  ),
  [`lists/${PUBLIC_LIST}`]: stored.encode(sharedList, 'id'),
  [`lists/${PUBLIC_LIST}/items/${listItem.itemId}`]: item,
  [`lists/${PRIVATE_LIST}`]: stored.encode({ ...sharedList, visibility: 'private' }, 'id'),
  [`lists/${PRIVATE_LIST}/items/${listItem.itemId}`]: item,
  [`lists/${PRIVATE_LIST}/invitations/${shareInvitation.id}`]: stored.encode(shareInvitation, 'id'),
  [`lists/${PRIVATE_LIST}/people/${coEditor.uid}`]: stored.encode(coEditor),
  [`users/${OWNER}/works/${work.id}`]: stored.encode({ ...work, ...publication }, 'id'),
  [`users/${OWNER}/works/${work.id}/versions/${workVersion.id}`]: stored.encode(workVersion, 'id'),
  [`users/${OWNER}/photos/${uploadedPhoto.id}`]: stored.encode(uploadedPhoto, 'id'),
  [`users/${OWNER}/exports/latest`]: stored.encode(dataExport, 'id'),
  [instagramConnectionPath(OWNER)]: { username: 'rae', state: 'connected' },
  [`projects/${project.id}`]: stored.encode(project, 'id'),
  [`creators/${creator.id}`]: stored.encode(creator, 'id'),
  [`instagramImports/${instagramImport.id}`]: stored.encode(instagramImport, 'id'),
  [`instagramImports/${instagramImport.id}/items/${importItem.mediaId}`]: stored.encode(
    importItem,
    'mediaId',
  ),
  [`messages/${idOf('1')}`]: stored.encode(message, 'id'),
  [`messages/${idOf('2')}`]: stored.encode({ ...message, state: 'read' }, 'id'),
  [`messages/${idOf('3')}`]: stored.encode(ownMessage, 'id'),
  [`messages/${idOf('4')}`]: stored.encode({ ...ownMessage, state: 'archived' }, 'id'),
  [`countries/${country.slug}`]: stored.encode(country, 'slug'),
  [`articles/${article.slug}`]: stored.encode(article, 'slug'),
});

/** The web does not query groups of collections. */
function asFunctionsAsk(db: Firestore, query: StoredQuery): Query {
  if (!query.group) return toQuery(db, query);
  return searching(collectionGroup(db, query.collection), ...query.where.map((filter) => where(...filter)));
}

describe('queries of the product', () => {
  for (const { name, query, asker, finds = 1 } of QUERY_SAMPLES) {
    if (asker === 'a function') {
      test(`a signed-out visitor cannot run ${name}, which only functions run`, () =>
        assertDenied(getDocs(asFunctionsAsk(as('a signed-out visitor'), query))));
    } else {
      test(`${asker} can run ${name} and finds ${finds}`, async () => {
        const found = await assertAllowed(getDocs(toQuery(as(asker), query)));
        expect(found.size).toBe(finds);
      });
    }
  }
});
