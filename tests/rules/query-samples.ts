import { KINDS, POINT_KINDS, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import * as queries from '@waymark/model/queries';
import { type Actor, OWNER } from './actors.ts';
import { country, creator, idOf, publicDocuments } from './examples.ts';

/** One query as the product asks it. */
export interface QuerySample {
  name: string;
  query: queries.StoredQuery;
  /** Functions ask past the rules. */
  asker: Actor | 'a function';
}

export const PUBLIC_LIST = idOf('1');
export const PRIVATE_LIST = idOf('3');

const VISITOR: Actor = 'a signed-out visitor';
const LIMIT = 24;
const CREATOR = { creatorId: creator.id };
const COUNTRY = { countryCode: country.code };

/** What else narrows the newest items of a kind on some page; the values are those of the examples. */
const NARROWINGS: Record<(typeof PUBLISHED_KINDS)[number], readonly queries.Narrowing[]> = {
  destination: [{ areaId: idOf('a') }],
  area: [],
  poi: [{ destinationId: idOf('d') }],
  pin: [{ poiId: idOf('i') }],
  marker: [],
  post: [],
};

type Asked = Omit<QuerySample, 'name'>;

function asked(asker: QuerySample['asker'], ...all: queries.StoredQuery[]): Asked[] {
  return all.map((query) => ({ asker, query }));
}

/** Every query of the product by the function of the model that builds it, with all that narrows it anywhere. */
const ASKED: Record<keyof typeof queries, Asked[]> = {
  publicOf: asked(
    VISITOR,
    ...KINDS.map((kind) => queries.publicOf(kind)),
    ...PUBLISHED_KINDS.flatMap((kind) => [queries.publicOf(kind, COUNTRY), queries.publicOf(kind, CREATOR)]),
  ),
  newestOf: asked(
    VISITOR,
    ...KINDS.map((kind) => queries.newestOf(kind, LIMIT)),
    ...PUBLISHED_KINDS.flatMap((kind) =>
      [COUNTRY, CREATOR, ...NARROWINGS[kind]].map((narrowing) => queries.newestOf(kind, LIMIT, narrowing)),
    ),
  ),
  withinGeohashes: asked(
    VISITOR,
    ...POINT_KINDS.map((kind) => queries.withinGeohashes(kind, ['u09t', 'u09v'], LIMIT)),
  ),
  withinQuadkey: asked(
    VISITOR,
    ...KINDS.map((kind) => queries.withinQuadkey(kind, publicDocuments.pin.quadkey.slice(0, 6))),
  ),
  tilesOfLevel: asked('a function', queries.tilesOfLevel(3)),
  allByCreator: asked('a function', ...PUBLISHED_KINDS.map((kind) => queries.allByCreator(kind, creator.id))),
  publishedWorksOf: asked('a function', ...queries.publishedWorksOf(OWNER)),
  listsOf: asked('a function', queries.listsOf(OWNER)),
  itemsOfList: [
    ...asked(VISITOR, queries.itemsOfList(PUBLIC_LIST, LIMIT)),
    ...asked('the owner', queries.itemsOfList(PRIVATE_LIST, LIMIT)),
    ...asked('a co-editor', queries.itemsOfList(PRIVATE_LIST, LIMIT)),
  ],
  creatorOfUser: asked('the owner', queries.creatorOfUser(OWNER)),
  creatorByHandle: asked('a function', queries.creatorByHandle(creator.handle)),
  newestCreators: asked(VISITOR, queries.newestCreators(LIMIT)),
  allCountries: asked(VISITOR, queries.allCountries()),
  newestArticles: asked(VISITOR, queries.newestArticles(LIMIT)),
};

export const QUERY_SAMPLES: readonly QuerySample[] = Object.entries(ASKED).flatMap(([builder, samples]) =>
  samples.map((sample) => ({ ...sample, name: nameOf(builder, sample.query) })),
);

function nameOf(builder: string, { collection, where }: queries.StoredQuery): string {
  const conditions = where.map(([field, operator, value]) => `${field} ${operator} ${value}`);
  return `${builder} ${collection}${conditions.length > 0 ? ` where ${conditions.join(', ')}` : ''}`;
}
