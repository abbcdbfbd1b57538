import type { Locale } from '@waymark/model/locale';
import type collections from './messages/collections.en.json';
import type countries from './messages/countries.en.json';
import type creators from './messages/creators.en.json';
import type embed from './messages/embed.en.json';
import type en from './messages/en.json';
import type explore from './messages/explore.en.json';
import type item from './messages/item.en.json';
import type itemLazy from './messages/item-lazy.en.json';
import type map from './messages/map.en.json';
import type access from './messages/rare/access.en.json';
import type account from './messages/rare/account.en.json';
import type blog from './messages/rare/blog.en.json';
import type checks from './messages/rare/checks.en.json';
import type consent from './messages/rare/consent.en.json';
import type coordinates from './messages/rare/coordinates.en.json';
import type create from './messages/rare/create.en.json';
import type cropping from './messages/rare/cropping.en.json';
import type drawing from './messages/rare/drawing.en.json';
import type edit from './messages/rare/edit.en.json';
import type failures from './messages/rare/failures.en.json';
import type following from './messages/rare/following.en.json';
import type imports from './messages/rare/imports.en.json';
import type inbox from './messages/rare/inbox.en.json';
import type keepMap from './messages/rare/keep-map.en.json';
import type library from './messages/rare/library.en.json';
import type lists from './messages/rare/lists.en.json';
import type members from './messages/rare/members.en.json';
import type message from './messages/rare/message.en.json';
import type near from './messages/rare/near.en.json';
import type photos from './messages/rare/photos.en.json';
import type place from './messages/rare/place.en.json';
import type placeSearch from './messages/rare/place-search.en.json';
import type preview from './messages/rare/preview.en.json';
import type saved from './messages/rare/saved.en.json';
import type search from './messages/rare/search.en.json';
import type settings from './messages/rare/settings.en.json';
import type sharing from './messages/rare/sharing.en.json';
import type styleGuide from './messages/rare/style-guide.en.json';
import type translation from './messages/rare/translation.en.json';
import type updates from './messages/rare/updates.en.json';
import type visits from './messages/rare/visits.en.json';
import type vitals from './messages/rare/vitals.en.json';
import type works from './messages/rare/works.en.json';
import type workspace from './messages/rare/workspace.en.json';
import type writing from './messages/rare/writing.en.json';
import type results from './messages/results.en.json';
import type save from './messages/save.en.json';

/** The messages that every page has. */
export type Messages = typeof en;

/**
 * The messages of certain pages, by file name. A page that needs a part names it (`lazyPage`); other pages do not load it.
 */
interface PartMessages {
  access: typeof access;
  account: typeof account;
  blog: typeof blog;
  checks: typeof checks;
  collections: typeof collections;
  consent: typeof consent;
  coordinates: typeof coordinates;
  countries: typeof countries;
  create: typeof create;
  creators: typeof creators;
  cropping: typeof cropping;
  edit: typeof edit;
  drawing: typeof drawing;
  embed: typeof embed;
  explore: typeof explore;
  failures: typeof failures;
  following: typeof following;
  imports: typeof imports;
  inbox: typeof inbox;
  item: typeof item;
  'item-lazy': typeof itemLazy;
  'keep-map': typeof keepMap;
  library: typeof library;
  lists: typeof lists;
  map: typeof map;
  members: typeof members;
  message: typeof message;
  near: typeof near;
  photos: typeof photos;
  place: typeof place;
  'place-search': typeof placeSearch;
  preview: typeof preview;
  results: typeof results;
  save: typeof save;
  saved: typeof saved;
  search: typeof search;
  settings: typeof settings;
  sharing: typeof sharing;
  'style-guide': typeof styleGuide;
  translation: typeof translation;
  updates: typeof updates;
  writing: typeof writing;
  visits: typeof visits;
  vitals: typeof vitals;
  works: typeof works;
  workspace: typeof workspace;
}

export type MessagePart = keyof PartMessages;

/** All messages. */
export type AllMessages = Messages & Together<PartMessages[MessagePart]>;

type Together<Parts> = (Parts extends unknown ? (parts: Parts) => void : never) extends (
  together: infer All,
) => void
  ? All
  : never;

/** Each file loads separately. The URLs of rare files are in another chunk, so that most visitors do not download them. */
const FILES = import.meta.glob<object>('./messages/*.json', { import: 'default' });

/** The messages of one language. Only the active language is loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await load(locale)) as Messages;
}

/** The messages of these parts in one language. */
export async function loadParts(
  parts: readonly MessagePart[],
  locale: Locale,
): Promise<Partial<AllMessages>> {
  const loaded = await Promise.all(parts.map((part) => load(`${part}.${locale}`)));
  return Object.assign({}, ...loaded);
}

async function load(name: string): Promise<object> {
  const file =
    FILES[`./messages/${name}.json`] ??
    (await import('./rare-messages.ts')).RARE_FILES[`./messages/rare/${name}.json`];
  if (file === undefined) throw new Error(`There are no messages "${name}"`);
  return file();
}
