import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { getDocs } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { toQuery } from '../../web/src/live/to-query.ts';
import { article, country, creator, idOf, listItem, publicDocuments, sharedList } from './examples.ts';
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
  [`creators/${creator.id}`]: stored.encode(creator, 'id'),
  [`countries/${country.slug}`]: stored.encode(country, 'slug'),
  [`articles/${article.slug}`]: stored.encode(article, 'slug'),
});

describe('queries of the product', () => {
  for (const { name, query, asker } of QUERY_SAMPLES) {
    if (asker === 'a function') {
      test(`a signed-out visitor cannot ask ${name}, which only functions ask`, () =>
        assertDenied(getDocs(toQuery(as('a signed-out visitor'), query))));
    } else {
      test(`${asker} can ask ${name} and finds one document`, async () => {
        const found = await assertAllowed(getDocs(toQuery(as(asker), query)));
        expect(found.size).toBe(1);
      });
    }
  }
});
