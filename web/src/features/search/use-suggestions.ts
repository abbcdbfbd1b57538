import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { NO_VIEW, readView, viewSearch } from '@waymark/model/view-codec';
import { type BaseSyntheticEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathToHit } from '../../elements/found/path-to-hit.ts';
import { findSimilarNames, NAME_ZOOM, type SearchedNames } from '../../elements/places/find-names.ts';
import { useLocale } from '../../i18n/paths.ts';
import { loadNames } from '../../map/base-map/load-names.ts';
import type { Answer } from '../../services/search/engine.ts';
import { type Found, findPublic, findSaved, type Saved } from '../../services/search/find-suggestions.ts';
import { reportChosen } from '../../services/search/report.ts';
import type { Failure } from '../../session/failure.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { lastCall } from './last-call.ts';
import { keepSearch, recentSearches } from './recent-searches.ts';
import { type Group, groupsAtRest, groupsOf, type Suggestion } from './suggestion.ts';

/** Two keys within this time are no pause, in milliseconds: a first result comes within 100 ms of the last key. */
const PAUSE = 15;

/** From this zoom on, the map shows a part of the world that has something nearby. */
const NEAR_ZOOM = 5;

/** The state of the box beside its words and suggestions. */
interface Context {
  /** The words that the suggestions belong to. */
  words?: string;
  failure?: Failure | undefined;
  /** Whether nothing fits the words: what is offered then was not searched for. */
  isNothing?: boolean;
}

type Api = AutocompleteApi<Suggestion, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

export interface Suggestions {
  api: Api;
  state: AutocompleteState<Suggestion>;
  context: Context;
  /** Shows all results for the words as they are now. */
  openAll: () => void;
}

/** The suggestions for the words in the box, its keys and the attributes of its elements. @param onDone the visitor has chosen one */
export function useSuggestions(onDone: () => void): Suggestions {
  const locale = useLocale();
  const navigate = useNavigate();
  const latest = useLatest({
    locale,
    open: (chosen: Suggestion, words: string) => {
      const to = pathToSuggestion(chosen, locale);
      if (to === undefined) return;
      keepSearch(words);
      if (chosen.is === 'hit') reportChosen(chosen.hit, to);
      onDone();
      void navigate(to);
    },
  });
  const [state, setState] = useState<AutocompleteState<Suggestion>>(() => ({
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    query: location.pathname === pathTo('index', {}, locale) ? viewInAddress().query : '',
    status: 'idle',
  }));
  const [box] = useState(() => createBox(latest, state, setState));
  return { ...box, state, context: contextOf(state) };
}

/** The address that a suggestion leads to; undefined for words that only fill the box. */
function pathToSuggestion(chosen: Suggestion, locale: Locale): string | undefined {
  const home = pathTo('index', {}, locale);
  switch (chosen.is) {
    case 'hit':
      return pathToHit(chosen.hit, locale);
    case 'place': {
      const { position, what } = chosen.place;
      return home + viewSearch({ ...NO_VIEW, camera: { ...position, zoom: NAME_ZOOM[what] } });
    }
    case 'all': {
      // The map stays where it is until it shows what was found.
      const { camera } = viewInAddress();
      return home + viewSearch({ ...NO_VIEW, camera, query: chosen.words });
    }
    case 'words':
      return undefined;
  }
}

/** The view of the page below the box. Addresses of pages without a map have none. */
function viewInAddress() {
  return readView(new URLSearchParams(location.search));
}

/** Only the sources below write the context of the state. */
function contextOf(state: AutocompleteState<Suggestion>): Context {
  return state.context as Context;
}

interface Reader {
  locale: Locale;
  open: (chosen: Suggestion, words: string) => void;
}

function createBox(
  reader: { readonly current: Reader },
  initialState: AutocompleteState<Suggestion>,
  onState: (state: AutocompleteState<Suggestion>) => void,
): Pick<Suggestions, 'api' | 'openAll'> {
  const rest = atRest();
  const names = loadNames();
  const onLateNames = (words: string) => {
    if (shown.query === words) void api.refresh();
  };
  const find = lastCall(
    (words: string, locale: Locale) => groupsFor(words, { names, onLateNames, rest, locale }),
    PAUSE,
  );
  names.catch((error: unknown) => console.warn('The names on the map could not be loaded.', error));
  let shown = initialState;
  const api: Api = createAutocomplete<Suggestion, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    initialState,
    openOnFocus: true,
    defaultActiveItemId: null,
    insights: false,
    shouldPanelOpen: () => true,
    onStateChange: ({ state }) => {
      shown = state;
      onState(state);
    },
    navigator: {
      navigate: ({ item, state }) => reader.current.open(item, state.query),
      navigateNewTab: ({ item, itemUrl }) => openTab(item, itemUrl),
      navigateNewWindow: ({ item, itemUrl }) => openTab(item, itemUrl),
    },
    async getSources({ query, setContext }) {
      const { groups, ...context } = await find(query, reader.current.locale);
      setContext({ failure: undefined, isNothing: false, ...context, words: query });
      return groups.map(({ name, suggestions }) => ({
        sourceId: name,
        getItems: () => suggestions,
        getItemInputValue: ({ item }) => (item.is === 'words' ? item.words : query),
        getItemUrl: ({ item }) => pathToSuggestion(item, reader.current.locale),
        onSelect({ event, item, itemUrl, state, setIsOpen }) {
          // Words that were searched for before are in the box now.
          if (itemUrl === undefined) return setIsOpen(true);
          // Keys lead to the navigator above.
          if (event.type !== 'click') return;
          if (event.ctrlKey || event.metaKey) openTab(item, itemUrl);
          else reader.current.open(item, state.query);
        },
      }));
    },
  });
  return {
    api,
    openAll() {
      const words = shown.query.trim();
      if (words !== '') reader.current.open({ is: 'all', key: 'all', words }, words);
    },
  };
}

interface Sources {
  names: Promise<SearchedNames>;
  /** The names have come after the words were answered without them. */
  onLateNames: (words: string) => void;
  rest: () => Promise<Answer<Saved>>;
  locale: Locale;
}

/** What the box offers for words. */
async function groupsFor(
  words: string,
  { names, onLateNames, rest, locale }: Sources,
): Promise<{ groups: Group[] } & Omit<Context, 'words'>> {
  const isSearch = words.trim() !== '';
  if (isSearch) {
    const soon = inTime(names);
    const found = await findPublic(words);
    const failure = 'failure' in found ? found.failure : undefined;
    const loaded = await soon;
    if (loaded === undefined) names.then(() => onLateNames(words)).catch(() => {});
    const named = loaded === undefined ? [] : await findSimilarNames(words, loaded, locale);
    const groups = groupsOf(words, 'done' in found ? found.done : NOTHING, named, locale);
    if (groups.length > 0 || failure !== undefined) return { groups, failure };
  }
  const recent = isSearch ? [] : recentSearches();
  const saved = await rest();
  if ('failure' in saved)
    return { groups: groupsAtRest(recent, [], false), failure: saved.failure, isNothing: isSearch };
  return { groups: groupsAtRest(recent, saved.done.hits, saved.done.isNear), isNothing: isSearch };
}

const NOTHING: Found = { places: [], others: [] };

/** What people saved, asked for when the box opens, so that words that find nothing need no further request; again after a failure. */
function atRest(): () => Promise<Answer<Saved>> {
  const { camera } = viewInAddress();
  const ask = () => findSaved(camera !== null && camera.zoom >= NEAR_ZOOM ? camera : undefined);
  let asked: ReturnType<typeof ask> | undefined = ask();
  return async () => {
    asked ??= ask();
    const answer = await asked;
    if ('failure' in answer) asked = undefined;
    return answer;
  };
}

/** How long the names on the map may delay what was found, in milliseconds: they load when the box opens. */
const NAMES_LATE = 300;

/** The names; undefined where they are late or cannot be loaded, which is logged where they load. */
function inTime(names: Promise<SearchedNames>): Promise<SearchedNames | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NAMES_LATE));
  return Promise.race([names.catch(() => undefined), late]);
}

function openTab(chosen: Suggestion, path: string): void {
  if (chosen.is === 'hit') reportChosen(chosen.hit, path);
  window.open(path, '_blank', 'noopener');
}
