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

/** One builder a page: what the page shows before the live layer; undefined where it is the 404 page. */
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

/** The payload of a page with the parameters of its path, held to its schema, which drops what the page has no use for. */
export async function buildPayload<Page extends PayloadPage>(
  db: Firestore,
  page: Page,
  params: object,
): Promise<Payload<Page> | undefined> {
  // The matcher gave the parameters of this very page, and the schema is this page's.
  const payload = await BUILDERS[page](db, params as PageParams<Page>);
  return payload && (PAYLOAD_SCHEMAS[page].parse(payload) as Payload<Page>);
}
