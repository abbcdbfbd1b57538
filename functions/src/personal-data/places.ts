import { ARCHIVE_FILES, PUBLIC_FOLDER } from '@waymark/model/archive/archive';
import { creatorMapPath } from '@waymark/model/entities/creator-map';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import {
  allByOwner,
  allOwnedIn,
  handlesOfUser,
  messagesFrom,
  messagesTo,
} from '@waymark/model/function-queries';
import { creatorOfUser } from '@waymark/model/own-queries';
import { tokenPath } from '../instagram/connection.ts';
import { accountPlace, contentAccountsPlace, countsPlace, identityPlace } from './account-places.ts';
import { followersPlace } from './followers-place.ts';
import { deletedListsPlace, listsPlace, sharedByOthersPlace } from './list-places.ts';
import { documentsAt, documentsOf, filesBelow, type Place, treeAt } from './place.ts';
import { searchPlace } from './search-place.ts';

/*
 * Every place where data of a user lie. The export, the deletion and `npm run accounts -- check` all go by this table. A new
 * collection with data of users needs a row here: a test finds the collections of firestore.rules that are in no row.
 */

/**
 * The content, in the order in which it is deleted. The creator record comes first, since nothing can be published without it.
 * Names come after what is found by them.
 */
export const CONTENT_PLACES: readonly Place[] = [
  documentsOf({
    name: 'creator record',
    paths: ['creators/{id}'],
    archived: [ARCHIVE_FILES.profile],
    queries: ({ uid }) => [creatorOfUser(uid)],
  }),
  documentsOf({
    name: 'public documents',
    paths: PUBLISHED_KINDS.map((kind) => `${COLLECTION_OF[kind]}/{id}`),
    archived: PUBLISHED_KINDS.map((kind) => `${PUBLIC_FOLDER}/${COLLECTION_OF[kind]}.json`),
    queries: ({ uid }) => PUBLISHED_KINDS.map((kind) => allByOwner(kind, uid)),
  }),
  treeAt({
    name: 'settings, works with their versions, photos and archives',
    paths: [
      'users/{uid}',
      'users/{uid}/works/{id}',
      'users/{uid}/works/{id}/versions/{revision}',
      'users/{uid}/works/{id}/versionContents/{revision}',
      'users/{uid}/works/{id}/invitations/{invitationId}',
      'users/{uid}/works/{id}/people/{coWriterId}',
      'users/{uid}/photos/{photoId}',
      'users/{uid}/exports/{id}',
      'users/{uid}/importedMedia/{key}',
      'users/{uid}/integrations/{name}',
      'users/{uid}/settings/mail',
      'users/{uid}/private/contact',
      'users/{uid}/private/follows',
      'users/{uid}/private/quotas',
      'users/{uid}/private/visits',
    ],
    archived: [ARCHIVE_FILES.settings, ARCHIVE_FILES.works, ARCHIVE_FILES.photos],
    root: ({ uid }) => `users/${uid}`,
  }),
  filesBelow({
    name: 'originals of photos',
    bucket: 'originals',
    archived: ['photos/'],
    prefix: ({ uid }) => `originals/${uid}/`,
  }),
  filesBelow({ name: 'variants of photos', bucket: 'variants', prefix: ({ uid }) => `photos/${uid}/` }),
  filesBelow({ name: 'files of archives', bucket: 'originals', prefix: ({ uid }) => `exports/${uid}/` }),
  listsPlace,
  deletedListsPlace,
  sharedByOthersPlace,
  followersPlace,
  documentsOf({
    name: 'projects',
    paths: ['projects/{id}'],
    archived: [ARCHIVE_FILES.projects],
    queries: ({ uid }) => [allOwnedIn('projects', uid)],
  }),
  documentsOf({
    name: 'links to previews',
    paths: ['previewLinks/{id}'],
    queries: ({ uid }) => [allOwnedIn('previewLinks', uid)],
  }),
  documentsOf({
    name: 'Instagram imports',
    paths: [
      'instagramImports/{id}',
      'instagramImports/{id}/items/{mediaId}',
      'instagramImports/{id}/leaving/{page}',
      'instagramImports/{id}/progress/api',
      'instagramImports/{id}/progress/items',
    ],
    archived: [ARCHIVE_FILES.imports],
    below: ['items', 'leaving', 'progress'],
    queries: ({ uid }) => [allOwnedIn('instagramImports', uid)],
  }),
  documentsAt({
    name: 'token of the account at Instagram',
    paths: ['instagramTokens/{uid}'],
    documents: ({ uid }) => [tokenPath(uid)],
  }),
  documentsOf({
    name: 'messages',
    paths: ['messages/{id}'],
    archived: [ARCHIVE_FILES.messages],
    queries: ({ uid, creatorIds }) => [messagesFrom(uid), ...creatorIds.map(messagesTo)],
  }),
  searchPlace,
  documentsAt({
    name: 'map of the creator, and the permission that joining granted',
    paths: ['summaries/{subject}/parts/{part}', 'grants/{id}'],
    documents: ({ creatorIds }) => creatorIds.flatMap((id) => [creatorMapPath(id), `grants/${id}`]),
  }),
  documentsOf({
    name: 'handles',
    paths: ['handles/{handle}'],
    archived: [ARCHIVE_FILES.profile],
    queries: ({ uid }) => [handlesOfUser(uid)],
  }),
  countsPlace,
  contentAccountsPlace,
  identityPlace,
];

/** What is deleted when nothing of the user can come any more: their account at Firebase, and at last the deletion itself. */
export const LAST_PLACES: readonly Place[] = [
  accountPlace,
  treeAt({
    name: 'closed account',
    paths: ['closedAccounts/{uid}'],
    root: ({ uid }) => `closedAccounts/${uid}`,
  }),
  treeAt({ name: 'deletion', paths: ['deletions/{uid}'], root: ({ uid }) => `deletions/${uid}` }),
];

export const PLACES: readonly Place[] = [...CONTENT_PLACES, ...LAST_PLACES];
