import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/display/icon.tsx';
import { type FieldKey, idOfField } from '../fields/fields.ts';
import { useValueTexts } from '../fields/use-value-texts.ts';
import styles from './problem-summary.module.css';
import type { ProblemsByField } from './problems-by-field.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

interface ProblemSummaryProps {
  problems: ProblemsByField;
  /** Rises with every check: the summary then scrolls into view and receives the focus. */
  checks: number;
  /** Whether the server was not reached for its checks. */
  isPartial: boolean;
  /** Focuses a field. */
  onGo: (field: FieldKey) => void;
}

/** All problems that prevent publishing, each linked to its field. */
export function ProblemSummary({ problems, checks, isPartial, onGo }: ProblemSummaryProps) {
  const t = useTranslations('edit.problems');
  const sentence = useProblemSentence();
  const { fieldName } = useValueTexts();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (checks > 0) summary.current?.focus();
  }, [checks]);
  const all = [...problems].flatMap(([field, some]) => some.map((problem) => ({ field, problem })));
  if (all.length === 0) return null;
  const go = (event: MouseEvent, field: FieldKey) => {
    event.preventDefault();
    onGo(field);
  };
  return (
    <section ref={summary} tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>
        <Icon of={CircleAlert} size="1.25rem" />
        {t('heading', { count: all.length })}
      </h2>
      <ul>
        {all.map(({ field, problem }) => {
          const name = field === undefined ? t('unknown') : fieldName(field);
          const text = t('one', { field: name, sentence: sentence(problem) });
          return (
            <li key={`${problem.field} ${problem.code}`}>
              {field === undefined ? (
                text
              ) : (
                <a href={`#${idOfField(field)}`} onClick={(event) => go(event, field)}>
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {isPartial && <p>{t('partly')}</p>}
    </section>
  );
}
