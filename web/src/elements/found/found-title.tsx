import { choose } from '@waymark/model/localised';
import { piecesOf } from '@waymark/model/search/highlight';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { useLocale } from '../../i18n/paths.ts';
import { LanguageNote } from '../card/localised.tsx';
import styles from './found-title.module.css';

/** The title in the reader's language, or in the one it was written in, which a note then names, with what was found marked. */
export function FoundTitle({ hit: { title, marked } }: { hit: SearchHit }) {
  const { value, lang } = choose(title, useLocale());
  return (
    <>
      <span lang={lang}>{marked[lang] === undefined ? value : <Marked text={marked[lang]} />}</span>
      <LanguageNote text={title} />
    </>
  );
}

/**
 * A passage of the text that was found, in the reader's language where there is one; nothing without any. The note of another
 * language is left out where the title has it.
 */
export function FoundSnippet({ hit: { title, snippet } }: { hit: SearchHit }) {
  const locale = useLocale();
  const { value, lang } = choose(snippet, locale);
  return (
    value !== '' && (
      <span className={styles.snippet}>
        <span lang={lang} className={styles.passage}>
          <Marked text={value} />
        </span>
        {!choose(title, locale).fallback && <LanguageNote text={snippet} inLine />}
      </span>
    )
  );
}

function Marked({ text }: { text: string }) {
  return piecesOf(text).map(({ text, isFound }, i) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity
      <mark key={i} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
