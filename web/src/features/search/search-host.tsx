import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import { untilLoaded } from '../../ui/hooks/until-loaded.ts';
import { isSearchKey } from './is-search-key.ts';
import { closeSearch, openSearch, searchIsOpen } from './open-search.ts';

const SearchDialog = lazyPart(
  async () => (await untilLoaded('The search', () => import('./search-dialog.tsx'))).SearchDialog,
  { messages: ['search', 'explore', 'failures'], panel: 'search', isOptional: true, fallback: null },
);

/** Shows the search while it is open, and opens it by `/` and Ctrl-K. */
export function SearchHost() {
  const isOpen = useStore(searchIsOpen);
  useEffect(() => {
    // A step back, or forward, leaves the box too.
    addEventListener('popstate', closeSearch);
    return () => removeEventListener('popstate', closeSearch);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen && createPortal(<SearchDialog onClose={closeSearch} />, document.body);
}
