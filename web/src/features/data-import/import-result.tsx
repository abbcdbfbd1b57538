import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './data-import.module.css';
import type { ImportReport } from './import-archive.ts';

/** How many problems are named. */
const MOST = 20;

/** What was imported, and what was not as it was. */
export function ImportResult({
  report: { works, photos, lists, there, problems },
}: {
  report: ImportReport;
}) {
  const t = useTranslations('settings.import');
  const locale = useLocale();
  const lines = problems.map(({ problem, title }) => {
    const sentence = t(`problem.${problem}`);
    return title ? t('withTitle', { title: choose(title, locale).value, problem: sentence }) : sentence;
  });
  return (
    <>
      <Notice kind={problems.length > 0 ? 'warning' : 'success'}>
        {t('done', { works, photos, lists })}
        {there > 0 && ` ${t('there', { count: there })}`}
      </Notice>
      {problems.length > 0 && (
        <div>
          <p>{t('problems', { count: problems.length })}</p>
          <ul className={styles.problems}>
            {lines.slice(0, MOST).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and may be the same
              <li key={index}>{line}</li>
            ))}
            {lines.length > MOST && <li>{t('more', { count: lines.length - MOST })}</li>}
          </ul>
        </div>
      )}
    </>
  );
}
