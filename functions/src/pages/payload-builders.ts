import type { PageParams } from '@waymark/model/paths/pages';
import { PAYLOAD_SCHEMAS, type Payload, type PayloadPage } from '@waymark/model/payloads';
import { newestOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { articlePayload, blogPayload } from './articles.ts';
import { countriesPayload, countryPayload } from './countries.ts';
import { creatorContactPayload, creatorPayload, creatorsPayload } from './creators.ts';
import { homePayload } from './home.ts';
import { itemPayload } from './items.ts';
import { listPayload } from './lists.ts';
import { cardsOf } from './public-cards.ts';

type Builder<Page extends PayloadPage> = (
  db: Firestore,
  params: PageParams<Page>,
) => Promise<Payload<Page> | undefined>;

/** How many cards a page of one kind starts with. */
const PAGE_SIZE = 12;

/** The builders of payloads, one for each page; undefined means the 404 page. */
const BUILDERS: { [Page in PayloadPage]: Builder<Page> } = {
  index: homePayload,
  'destinations-id': itemPayload('destination'),
  'areas-id': itemPayload('area'),
  'pois-id': itemPayload('poi'),
  'pins-id': itemPayload('pin'),
  'markers-id': itemPayload('marker'),
  'posts-id': itemPayload('post'),
  'lists-id': listPayload,
  posts: async (db) => ({ cards: await cardsOf(db, 'post', newestOf('post', PAGE_SIZE)) }),
  'atlas-lists': async (db) => ({ cards: await cardsOf(db, 'list', newestOf('list', PAGE_SIZE)) }),
  countries: countriesPayload,
  'countries-slug': countryPayload,
  creators: creatorsPayload,
  'creators-id': creatorPayload,
  'creators-id-contact': creatorContactPayload,
  blog: blogPayload,
  'blog-slug': articlePayload,
};

/** The payload of a page with the parameters of its path, parsed by its schema, which drops unneeded fields. */
export async function buildPayload<Page extends PayloadPage>(
  db: Firestore,
  page: Page,
  params: object,
): Promise<Payload<Page> | undefined> {
  // Both the parameters and the schema are those of this page.
  const payload = await BUILDERS[page](db, params as PageParams<Page>);
  return payload && (PAYLOAD_SCHEMAS[page].parse(payload) as Payload<Page>);
}
