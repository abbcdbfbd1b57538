import { MAX_QUERY_LENGTH } from '@waymark/model/view-codec';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNotice } from '../../elements/failure/failure-notice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { forgetSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import type { GroupName } from './suggestion.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** Called when the visitor has chosen a suggestion. */
  onDone: () => void;
}

/** A field that offers what its words find, as they are typed: by words with mistakes, in both languages, places first. */
export function SearchBox({ onDone }: SearchBoxProps) {
  const t = useTranslations('search');
  const suggestions = useSuggestions(onDone);
  const { api, state, context, openAll } = suggestions;
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button.
  useEffect(() => {
    input.current?.focus();
    // The words of the results below, which new ones replace.
    input.current?.select();
  }, []);
  const field = api.getInputProps({ inputElement: input.current, maxLength: MAX_QUERY_LENGTH });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Escape closes the dialog, and Tab leaves the field: what was asked stays asked.
    if (event.key === 'Escape' || event.key === 'Tab') return;
    const isChosen = state.activeItemId !== null && context.words === state.query;
    if (event.key === 'Enter' && !isChosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return openAll();
    }
    field.onKeyDown(event);
  };
  return (
    <div className={styles.box}>
      <search className={styles.field}>
        <label {...api.getLabelProps()} htmlFor={field.id}>
          <Icon of={Search} size="1.25rem" />
          <VisuallyHidden>{t('field')}</VisuallyHidden>
        </label>
        <input
          {...field}
          ref={input}
          role="combobox"
          aria-expanded={state.isOpen && state.collections.length > 0}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          dir="auto"
          spellCheck={false}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
        />
      </search>
      <Offered {...suggestions} toField={() => input.current?.focus()} />
    </div>
  );
}

interface OfferedProps extends Suggestions {
  /** Moves the focus to the field, from a button that is about to go. */
  toField: () => void;
}

function Offered({ api, state, context, toField }: OfferedProps) {
  const t = useTranslations('search');
  const headingOf = useHeading();
  const { failure, isNothing, words = '' } = context;
  const isSlow = state.status === 'stalled';
  const count = state.collections
    .filter(({ source }) => source.sourceId !== 'all')
    .reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div {...api.getPanelProps({})} className={styles.offered}>
      <p role="status" className={isNothing ? styles.nothing : styles.status}>
        {isSlow && t('searching')}
        {!isSlow &&
          failure === undefined &&
          (isNothing ? t('nothing', { words: words.trim() }) : words !== '' && t('found', { count }))}
      </p>
      {isNothing && <p className={styles.hint}>{t('nothingHint')}</p>}
      {failure !== undefined && (
        <FailureNotice
          failure={failure}
          onRetry={() => {
            toField();
            void api.refresh();
          }}
        />
      )}
      {state.collections.map(({ source, items }) => {
        // The sources are named after the groups.
        const name = source.sourceId as GroupName;
        const headingId = `search-heading-${name}`;
        return (
          <section key={name}>
            <div className={styles.heading} hidden={name === 'all'}>
              <h3 id={headingId}>{headingOf(name)}</h3>
              {name === 'recent' && (
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => {
                    toField();
                    forgetSearches();
                    void api.refresh();
                  }}
                >
                  {t('clearRecent')}
                </Button>
              )}
            </div>
            <ul {...api.getListProps({ source, 'aria-labelledby': headingId })} className={styles.list}>
              {items.map((item) => (
                <li key={item.key} {...api.getItemProps({ item, source })} className={styles.option}>
                  <SuggestionRow suggestion={item} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function useHeading(): (name: GroupName) => string {
  const t = useTranslations();
  return (name) => {
    switch (name) {
      case 'recent':
      case 'saved':
      case 'nearby':
      case 'places':
      case 'all':
        return t(`search.${name}`);
      case 'creator':
      case 'country':
      case 'article':
        return t(`search.kinds.${name}`);
      default:
        return t(`kinds.${name}`);
    }
  };
}
