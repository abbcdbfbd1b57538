import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';
import { FailureNotice } from '../failure/failure-notice.tsx';
import styles from './found-field.module.css';
import type { FoundState } from './use-found.ts';

interface FoundFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** What is found for the value. Without an answer, what is listed is searched by its titles. */
  found: Pick<FoundState<unknown>, 'failure' | 'isWaiting' | 'retry'>;
}

/** A field that searches a list with the search engine while the user types. It needs the message parts `search` and `failures`. */
export function FoundField({ found: { failure, isWaiting, retry }, ...field }: FoundFieldProps) {
  const t = useTranslations('search');
  return (
    <div className={styles.field}>
      <TextField {...field} type="search" icon={Search} autoComplete="off" dir="auto" />
      <div role="status">
        {isWaiting && <p className={styles.waiting}>{t('searching')}</p>}
        {failure !== undefined && (
          <div className={styles.failure}>
            <FailureNotice failure={failure} instead={t('onlyTitles')} onRetry={retry} plain />
          </div>
        )}
      </div>
    </div>
  );
}
