import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { NO_VIEW, readView, viewSearch } from '@waymark/model/view-codec';
import { type BaseSyntheticEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathToHit } from '../../elements/found/path-to-hit.ts';
import { NAME_ZOOM } from '../../elements/places/find-names.ts';
import { useLocale } from '../../i18n/paths.ts';
import { loadNames } from '../../map/base-map/load-names.ts';
import { reportChosen } from '../../services/search/report.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { lastCall } from './last-call.ts';
import { keepSearch } from './recent-searches.ts';
import { type Suggested, savedOnce, suggestedGroups } from './suggested-groups.ts';
import type { Suggestion } from './suggestion.ts';

/** Two keys within this time are no pause, in milliseconds: a first result comes within 100 ms of the last key. */
const PAUSE = 15;

/** From this zoom on, the map shows a part of the world that has something nearby. */
const NEAR_ZOOM = 5;

/** The state of the box beside its words and suggestions. */
interface Context extends Omit<Suggested, 'groups'> {
  /** The words that the suggestions belong to. */
  words?: string;
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
  const { camera } = viewInAddress();
  const saved = savedOnce(camera !== null && camera.zoom >= NEAR_ZOOM ? camera : undefined);
  const names = loadNames();
  const onLateNames = (words: string) => {
    if (shown.query === words) void api.refresh();
  };
  const find = lastCall(
    (words: string, locale: Locale) => suggestedGroups(words, { names, onLateNames, saved, locale }),
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

function openTab(chosen: Suggestion, path: string): void {
  if (chosen.is === 'hit') reportChosen(chosen.hit, path);
  window.open(path, '_blank', 'noopener');
}
