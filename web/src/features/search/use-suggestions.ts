import { type AutocompleteApi, type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { readView } from '@waymark/model/view-codec';
import { type BaseSyntheticEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../i18n/paths.ts';
import { findPublic, findSaved } from '../../services/search/find.ts';
import type { Failure } from '../../session/failure.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { lastCall } from './last-call.ts';
import { keepSearch, recentSearches } from './recent-searches.ts';
import { type Group, groupsAtRest, groupsOf, pathToHit, type Suggestion } from './suggestion.ts';

/** Two keys within this time are one pause, in milliseconds: a first result comes within 100 ms of the last key. */
const PAUSE = 30;

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
  /** Opens what was found best for the words as they are now, once it is there. Where they found nothing, it does nothing. */
  openBest: () => void;
}

/** The suggestions for the words in the box, its keys and the attributes of its elements. @param onDone the visitor has chosen one */
export function useSuggestions(onDone: () => void): Suggestions {
  const locale = useLocale();
  const navigate = useNavigate();
  const latest = useLatest({
    open: (chosen: Suggestion, words: string) => {
      if (!('hit' in chosen)) return;
      keepSearch(words);
      onDone();
      void navigate(pathToHit(chosen.hit, locale));
    },
    pathTo: (chosen: Suggestion) => ('hit' in chosen ? pathToHit(chosen.hit, locale) : undefined),
  });
  const [state, setState] = useState<AutocompleteState<Suggestion>>(START);
  const [box] = useState(() => createBox(latest, setState));
  return { ...box, state, context: contextOf(state) };
}

const START: AutocompleteState<Suggestion> = {
  activeItemId: null,
  collections: [],
  completion: null,
  context: {},
  isOpen: false,
  query: '',
  status: 'idle',
};

/** Only the sources below write the context of the state. */
function contextOf(state: AutocompleteState<Suggestion>): Context {
  return state.context as Context;
}

interface Actions {
  open: (chosen: Suggestion, words: string) => void;
  pathTo: (chosen: Suggestion) => string | undefined;
}

function createBox(
  actions: { readonly current: Actions },
  onState: (state: AutocompleteState<Suggestion>) => void,
): Pick<Suggestions, 'api' | 'openBest'> {
  const find = lastCall(groupsFor, PAUSE);
  let shown = START;
  /** The words for which Enter was pressed before their suggestions came. */
  let entered: string | undefined;
  /** What was found best for the words of the state's context. What is offered unasked is not found. */
  let best: Suggestion | undefined;
  const api: Api = createAutocomplete<Suggestion, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    openOnFocus: true,
    defaultActiveItemId: null,
    insights: false,
    shouldPanelOpen: () => true,
    onStateChange: ({ state }) => {
      shown = state;
      onState(state);
    },
    navigator: {
      navigate: ({ item, state }) => actions.current.open(item, state.query),
      navigateNewTab: ({ itemUrl }) => openTab(itemUrl),
      navigateNewWindow: ({ itemUrl }) => openTab(itemUrl),
    },
    async getSources({ query, setContext }) {
      if (entered !== query) entered = undefined;
      const { groups, ...context } = await find(query);
      setContext({ failure: undefined, isNothing: false, ...context, words: query });
      best = context.isNothing || query.trim() === '' ? undefined : groups[0]?.suggestions[0];
      if (entered === query && best !== undefined) actions.current.open(best, query);
      return groups.map(({ name, suggestions }) => ({
        sourceId: name,
        getItems: () => suggestions,
        getItemInputValue: ({ item }) => ('words' in item ? item.words : query),
        getItemUrl: ({ item }) => actions.current.pathTo(item),
        onSelect({ event, item, itemUrl, state, setIsOpen }) {
          // Words that were searched for before are in the box now.
          if (itemUrl === undefined) return setIsOpen(true);
          // Keys lead to the navigator above.
          if (event.type !== 'click') return;
          if (event.ctrlKey || event.metaKey) openTab(itemUrl);
          else actions.current.open(item, state.query);
        },
      }));
    },
  });
  return {
    api,
    openBest() {
      const { query } = shown;
      if (contextOf(shown).words !== query) entered = query;
      else if (best !== undefined) actions.current.open(best, query);
    },
  };
}

/** What the box offers for words. */
async function groupsFor(words: string): Promise<{ groups: Group[] } & Omit<Context, 'words'>> {
  const found = words.trim() === '' ? undefined : await findPublic(words);
  if (found !== undefined && 'failure' in found) return { groups: [], failure: found.failure };
  const groups = found === undefined ? [] : groupsOf(found.done);
  if (groups.length > 0) return { groups };
  const { camera } = readView(new URLSearchParams(location.search));
  const near = camera !== null && camera.zoom >= NEAR_ZOOM ? camera : undefined;
  let saved = await findSaved(near);
  const isNear = near !== undefined && 'done' in saved && saved.done.length > 0;
  if (near !== undefined && 'done' in saved && !isNear) saved = await findSaved(undefined);
  const recent = found === undefined ? recentSearches() : [];
  const isNothing = found !== undefined;
  if ('failure' in saved)
    return { groups: groupsAtRest(recent, [], false), failure: saved.failure, isNothing };
  return { groups: groupsAtRest(recent, saved.done, isNear), isNothing };
}

function openTab(path: string): void {
  window.open(path, '_blank', 'noopener');
}
