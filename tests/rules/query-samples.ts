import { KINDS, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import * as functionQueries from '@waymark/model/function-queries';
import * as ownQueries from '@waymark/model/own-queries';
import * as queries from '@waymark/model/queries';
import { type Actor, EDITOR, OWNER } from './actors.ts';
import {
  country,
  creator,
  idOf,
  instagramImport,
  publication,
  publicDocuments,
  sharedList,
  uploadedPhoto,
  WRITTEN_AT,
  work,
} from './examples.ts';

/** One query of the product. */
export interface QuerySample {
  name: string;
  query: queries.StoredQuery;
  /** Functions query past the rules. */
  asker: Actor | 'a function';
  /** The number of examples that it finds; one by default. */
  finds?: number;
}

export const PUBLIC_LIST = idOf('1');
export const PRIVATE_LIST = idOf('3');
const SHARED_LIST = { kind: 'list', id: PRIVATE_LIST } as const;

const VISITOR: Actor = 'a signed-out visitor';
const TEAM_MEMBER: Actor = 'a holder of write:creators';
const LIMIT = 24;
const CREATOR = { creatorId: creator.id };
const COUNTRY = { countryCode: country.code };

/** The other filters of the best items of a kind on some page; their values are those of the examples. */
const NARROWINGS: Record<(typeof PUBLISHED_KINDS)[number], readonly queries.Narrowing[]> = {
  destination: [{ areaId: idOf('a') }, { destinationId: idOf('d') }],
  area: [],
  poi: [{ destinationId: idOf('d') }],
  pin: [{ poiId: idOf('i') }],
  marker: [],
  post: [
    {
      about: [
        { kind: 'destination', id: idOf('d') },
        { kind: 'poi', id: idOf('i') },
      ],
    },
  ],
};

const CREATOR_ORDERS: readonly queries.CreatorOrder[] = ['newest', 'name', 'published'];

type Asked = Omit<QuerySample, 'name'>;

function asked(asker: QuerySample['asker'], ...all: queries.StoredQuery[]): Asked[] {
  return all.map((query) => ({ asker, query }));
}

/** Every query of the product by the function of the model that builds it, with all its filters. */
type Queries = typeof queries & typeof functionQueries & typeof ownQueries;

const ASKED: Record<keyof Queries, Asked[]> = {
  publicOf: asked(
    'a function',
    ...KINDS.map((kind) => queries.publicOf(kind)),
    ...PUBLISHED_KINDS.flatMap((kind) => [queries.publicOf(kind, COUNTRY), queries.publicOf(kind, CREATOR)]),
  ),
  newestOf: asked(
    VISITOR,
    ...KINDS.map((kind) => queries.newestOf(kind, LIMIT)),
    ...PUBLISHED_KINDS.flatMap((kind) =>
      [COUNTRY, CREATOR].map((narrowing) => queries.newestOf(kind, LIMIT, narrowing)),
    ),
  ),
  bestOf: asked(
    VISITOR,
    ...PUBLISHED_KINDS.flatMap((kind) =>
      [COUNTRY, CREATOR, ...NARROWINGS[kind]].map((narrowing) => queries.bestOf(kind, LIMIT, narrowing)),
    ),
  ),
  newestWithin: asked(
    VISITOR,
    ...(['post', 'list'] as const).flatMap((kind) => [
      queries.newestWithin(kind, undefined, LIMIT),
      queries.newestWithin(kind, sharedList.tiles?.slice(2, 3), LIMIT),
    ]),
  ),
  bestWithin: asked(
    VISITOR,
    queries.bestWithin('post', undefined, LIMIT),
    queries.bestWithin('post', publicDocuments.post.tiles?.slice(2, 3), LIMIT),
  ),
  withinQuadkey: asked(
    'a function',
    ...KINDS.map((kind) => queries.withinQuadkey(kind, publicDocuments.pin.quadkey.slice(0, 6))),
  ),
  tilesOfLevel: asked('a function', queries.tilesOfLevel(3)),
  allByCreator: asked(
    'a function',
    ...PUBLISHED_KINDS.map((kind) => functionQueries.allByCreator(kind, creator.id)),
  ),
  listedPages: [...KINDS, 'creator' as const].flatMap((source) => {
    const prefix = (source === 'creator' ? creator.id : PUBLIC_LIST).slice(0, 2);
    const within = { prefix, limit: LIMIT };
    // Functions run both; a visitor could run the second one.
    return [
      ...asked('a function', functionQueries.listedPages(source)),
      ...asked(VISITOR, functionQueries.listedPages(source, within)),
    ];
  }),
  sitemapShards: asked(
    'a function',
    functionQueries.sitemapShards('pin'),
    functionQueries.sitemapShards('pin', { first: '00', last: 'zz' }),
  ),
  newestWorksOf: asked('the owner', ownQueries.newestWorksOf(OWNER), ownQueries.newestWorksOf(OWNER, LIMIT)),
  versionsOf: asked('the owner', ownQueries.versionsOf(OWNER, work.id)),
  workPublishedAs: asked('the owner', ownQueries.workPublishedAs(OWNER, publication.publicId)),
  uploadedPhotoOf: asked('the owner', ownQueries.uploadedPhotoOf(OWNER, uploadedPhoto.id)),
  newestPhotosOf: asked(
    'the owner',
    ownQueries.newestPhotosOf(OWNER, LIMIT),
    ownQueries.newestPhotosOf(OWNER, LIMIT, { before: Date.now() }),
    ownQueries.newestPhotosOf(OWNER, LIMIT, { isFavourite: true }),
  ),
  photosWithIds: asked('the owner', ownQueries.photosWithIds(OWNER, [uploadedPhoto.id])),
  photosWithHashes: asked('the owner', ownQueries.photosWithHashes(OWNER, [String(uploadedPhoto.md5)])),
  projectsOf: asked('the owner', ownQueries.projectsOf(OWNER, LIMIT)),
  publishedWorksOf: asked('a function', ...functionQueries.publishedWorksOf(OWNER)),
  dueWorks: asked('a function', functionQueries.dueWorks(WRITTEN_AT, LIMIT)),
  trashedBy: asked('a function', functionQueries.trashedBy(WRITTEN_AT, LIMIT)),
  importedWith: asked('a function', functionQueries.importedWith(idOf('f'))),
  listsOf: asked('a function', ownQueries.listsOf(OWNER)),
  publicListsOf: asked('a function', functionQueries.publicListsOf(OWNER)),
  photosOf: asked('a function', functionQueries.photosOf(OWNER)),
  // The private one is theirs as well.
  newestListsOf: [{ asker: 'the owner', query: ownQueries.newestListsOf(OWNER, LIMIT), finds: 2 }],
  editorshipsOf: asked(
    'a co-editor',
    ownQueries.editorshipsOf(EDITOR),
    ownQueries.editorshipsOf(EDITOR, LIMIT),
  ),
  editorsForOwner: asked('the owner', ownQueries.editorsForOwner(OWNER, LIMIT)),
  importsOf: asked('the owner', ownQueries.importsOf(OWNER, LIMIT)),
  itemsOfImport: [
    ...asked('the owner', ownQueries.itemsOfImport(instagramImport.id, LIMIT)),
    ...asked('a holder of read:all:instagramImports', ownQueries.itemsOfImport(instagramImport.id, LIMIT)),
  ],
  connectionOf: asked('the owner', ownQueries.connectionOf(OWNER)),
  allItemsOfImport: asked('the owner', ownQueries.allItemsOfImport(instagramImport.id, LIMIT)),
  photosLeavingImport: asked('a function', functionQueries.photosLeavingImport(instagramImport.id)),
  itemsOfList: [
    ...asked(VISITOR, queries.itemsOfList(PUBLIC_LIST, LIMIT)),
    ...asked('the owner', queries.itemsOfList(PRIVATE_LIST, LIMIT)),
    ...asked('a co-editor', queries.itemsOfList(PRIVATE_LIST, LIMIT)),
  ],
  lastOfList: asked('a co-editor', ownQueries.lastOfList(PRIVATE_LIST)),
  invitationsOf: asked('the owner', ownQueries.invitationsOf(SHARED_LIST, LIMIT)),
  unusedInvitationsOf: asked('a function', functionQueries.unusedInvitationsOf(SHARED_LIST, LIMIT)),
  editorsOf: asked('the owner', ownQueries.editorsOf(SHARED_LIST, LIMIT)),
  entriesOfItem: asked('a function', functionQueries.entriesOfItem(idOf('i'), LIMIT)),
  allEntries: asked('a function', functionQueries.allEntries()),
  allWorks: asked('a function', functionQueries.allWorks()),
  activeCreatorRecords: asked('a function', functionQueries.activeCreatorRecords()),
  creatorOfUser: asked('the owner', ownQueries.creatorOfUser(OWNER)),
  activeCreatorOfUser: asked('another creator', ownQueries.activeCreatorOfUser(OWNER)),
  handlesOfUser: asked('a function', functionQueries.handlesOfUser(OWNER)),
  allByOwner: asked('a function', ...PUBLISHED_KINDS.map((kind) => functionQueries.allByOwner(kind, OWNER))),
  allOwnedIn: asked(
    'a function',
    ...(['projects', 'instagramImports', 'deletedLists', 'previewLinks'] as const).map((collection) =>
      functionQueries.allOwnedIn(collection, OWNER),
    ),
  ),
  previewLinksOf: asked('a function', functionQueries.previewLinksOf(OWNER, work.id)),
  messagesFrom: asked('a function', functionQueries.messagesFrom(OWNER)),
  messagesTo: asked('a function', functionQueries.messagesTo(creator.id)),
  storiesOf: asked('a function', functionQueries.storiesOf(OWNER)),
  dataExportOf: asked('the owner', ownQueries.dataExportOf(OWNER)),
  expiredExports: asked('a function', functionQueries.expiredExports(WRITTEN_AT, LIMIT)),
  dueDeletions: asked('a function', functionQueries.dueDeletions(WRITTEN_AT, LIMIT)),
  handlesOf: asked('a function', functionQueries.handlesOf(creator.id, LIMIT)),
  messagesFor: [
    ...asked('the owner', ownQueries.messagesFor(OWNER, 'inbox', LIMIT)),
    ...asked('the owner', ownQueries.messagesFor(OWNER, 'archive', LIMIT)),
    { asker: TEAM_MEMBER, query: ownQueries.messagesFor(null, 'inbox', LIMIT), finds: 2 },
    { asker: TEAM_MEMBER, query: ownQueries.messagesFor(null, 'archive', LIMIT), finds: 0 },
  ],
  unreadMessagesFor: [
    ...asked('the owner', ownQueries.unreadMessagesFor(OWNER, LIMIT)),
    ...asked(TEAM_MEMBER, ownQueries.unreadMessagesFor(null, LIMIT)),
  ],
  mailsDueBy: asked('a function', functionQueries.mailsDueBy(WRITTEN_AT, LIMIT)),
  creatorByHandle: asked(VISITOR, queries.creatorByHandle(creator.handle)),
  activeCreators: asked(
    VISITOR,
    ...CREATOR_ORDERS.flatMap((order) => [
      queries.activeCreators(LIMIT, { order }),
      queries.activeCreators(LIMIT, { order, language: 'fr' }),
    ]),
    queries.activeCreators(LIMIT, { nameStart: 'owner' }),
    queries.activeCreators(LIMIT, { nameStart: 'owner', language: 'fr' }),
  ),
  allCountries: asked('a function', queries.allCountries()),
  countryByCode: asked(VISITOR, queries.countryByCode(country.code)),
  confirmedAccountWith: asked('a function', functionQueries.confirmedAccountWith('ada@example.org')),
  contentAccountsOf: asked('a function', functionQueries.contentAccountsOf(OWNER)),
  unconfirmedAccountsWith: asked(
    'a function',
    functionQueries.unconfirmedAccountsWith('ada@example.org', LIMIT),
  ),
  unconfirmedAccountsBy: asked('a function', functionQueries.unconfirmedAccountsBy(WRITTEN_AT, LIMIT)),
  newestArticles: asked(VISITOR, queries.newestArticles(LIMIT)),
  newestBy: asked(VISITOR, ...PUBLISHED_KINDS.map((kind) => queries.newestBy(kind, [creator.id], LIMIT))),
  followersOf: asked('a function', functionQueries.followersOf(creator.id)),
  articleBefore: asked(VISITOR, queries.articleBefore({ publishedAt: WRITTEN_AT + 1 })),
};

export const QUERY_SAMPLES: readonly QuerySample[] = Object.entries(ASKED).flatMap(([builder, samples]) =>
  samples.map((sample) => ({ ...sample, name: nameOf(builder, sample.query) })),
);

function nameOf(builder: string, { collection, where }: queries.StoredQuery): string {
  const conditions = where.map(([field, operator, value]) => `${field} ${operator} ${value}`);
  return `${builder} ${collection}${conditions.length > 0 ? ` where ${conditions.join(', ')}` : ''}`;
}
