import { choose } from '@waymark/model/localised';
import { piecesOf } from '@waymark/model/search/highlight';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { useLocale } from '../../i18n/paths.ts';
import styles from './found-title.module.css';

/** The title in the reader's language, or in the one it was written in, with what was found marked. */
export function FoundTitle({ hit: { title, marked } }: { hit: SearchHit }) {
  const { value, lang } = choose(title, useLocale());
  return <span lang={lang}>{marked[lang] === undefined ? value : <Marked text={marked[lang]} />}</span>;
}

/** A passage of the text that was found, in the reader's language where there is one; nothing without any. */
export function FoundSnippet({ hit: { snippet } }: { hit: SearchHit }) {
  const { value, lang } = choose(snippet, useLocale());
  return value !== '' && <span lang={lang}>{<Marked text={value} />}</span>;
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
