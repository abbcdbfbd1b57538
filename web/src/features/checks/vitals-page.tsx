import { patternOf } from '@waymark/model/paths/pages';
import { ratingOf, VITALS, type Vital } from '@waymark/model/web-vitals';
import type { VitalsSummary } from '@waymark/model/web-vitals-schema';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { loadVitalsSummary } from '../../services/vitals-summary.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { Panel } from '../../ui/display/panel.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { Table } from '../../ui/display/table.tsx';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import styles from './vitals-page.module.css';

type Measured = VitalsSummary['pages'][number];

/** The period that the text names until the server has named it. */
const USUAL_DAYS = 28;

/** How fast pages were for visitors, by kind of page. */
export function VitalsPage() {
  const t = useTranslations('vitals');
  const pathTo = usePathTo();
  const summary = useAnswer('summary', load)?.answer ?? 'loading';
  const days = typeof summary === 'object' ? summary.days : USUAL_DAYS;
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{t('title')}</h1>
        <p>{t('intro', { days })}</p>
        <ButtonLink kind="secondary" to={pathTo('test', {})}>
          {t('checks')}
        </ButtonLink>
      </header>
      <Panel heading={t('measurements')}>
        <div className={styles.measurements}>
          <Content summary={summary} />
        </div>
      </Panel>
    </div>
  );
}

type Loaded = VitalsSummary | 'loading' | 'failed';

function Content({ summary }: { summary: Loaded }) {
  const t = useTranslations('vitals');
  const loading = useTranslations('states')('loading');
  if (summary === 'loading') return <LineSkeletons count={8} label={loading} />;
  if (summary === 'failed') return <Notice kind="warning">{t('failed')}</Notice>;
  if (summary.pages.length === 0) return <Notice kind="info">{t('none')}</Notice>;
  return <Measurements pages={summary.pages} />;
}

function Measurements({ pages }: { pages: readonly Measured[] }) {
  const t = useTranslations('vitals');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Table
      caption={t('caption')}
      rows={pages}
      rowId={({ page }) => page}
      columns={[
        {
          id: 'page',
          heading: t('page'),
          cell: ({ page }) => <code className={styles.path}>{patternOf(page, locale)}</code>,
        },
        ...VITALS.map((vital) => ({
          id: vital,
          heading: t(vital),
          numeric: true,
          cell: ({ vitals }: Measured) => <Value vital={vital} p75={vitals[vital]?.p75} />,
        })),
        {
          id: 'visits',
          heading: t('visits'),
          numeric: true,
          cell: ({ vitals }) => format.number(Math.max(...VITALS.map((vital) => vitals[vital]?.visits ?? 0))),
        },
      ]}
    />
  );
}

const KINDS = { good: 'success', fair: 'warning', poor: 'error' } as const;

/** A value with its rating. A visit without an input has no reaction to it. */
function Value({ vital, p75 }: { vital: Vital; p75: number | undefined }) {
  const t = useTranslations('vitals');
  const format = useFormatter();
  if (p75 === undefined) return '–';
  const rating = ratingOf(vital, p75);
  return (
    <span className={styles.value}>
      {vital === 'CLS'
        ? format.number(p75, { maximumFractionDigits: 3 })
        : format.number(p75, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })}
      <Badge kind={KINDS[rating]}>{t(rating)}</Badge>
    </span>
  );
}

async function load(_question: 'summary', signal: AbortSignal): Promise<VitalsSummary | 'failed'> {
  try {
    return await loadVitalsSummary(signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The measurements could not be loaded.', error);
    return 'failed';
  }
}
