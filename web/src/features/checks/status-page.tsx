import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { PanelBoundary } from '../../elements/page/panel-boundary.tsx';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { useAllows } from '../../session/consent.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { Panel } from '../../ui/display/panel.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { Table } from '../../ui/display/table.tsx';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import { check } from './checks.ts';
import { type Outcome, SERVICES, type ServiceName } from './outcome.ts';
import { CheckedService } from './service-row.tsx';
import styles from './status-page.module.css';
import { ThirdParties } from './third-parties.tsx';

/** Loaded later, because the tables need the schema of the configuration and the rest of the page does not. */
const ConfigurationTables = lazyPart(
  async () => (await import('./configuration-tables.tsx')).ConfigurationTables,
);

/** The status page: the checks of all services, and the configuration of this build. */
export function StatusPage() {
  const t = useTranslations('checks');
  const loading = useTranslations('states')('loading');
  const format = useFormatter();
  const pathTo = usePathTo();
  const { outcomes, running, checkAgain } = useChecks();
  const failed = SERVICES.filter((service) => outcomes[service]?.state === 'failed');
  const names = format.list(failed.map((service) => t(`name.${service}`)));
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <div className={styles.summary}>
          <Button busy={running} onClick={checkAgain}>
            {t('again')}
          </Button>
          <Summary running={running} failed={failed.length} names={names} />
        </div>
        <Link to={pathTo('test-vitals', {})}>{t('vitals')}</Link>
      </header>
      <div className={styles.column}>
        <Panel heading={t('services')}>
          <ul className={styles.services}>
            {SERVICES.map((service) => (
              <CheckedService key={service} service={service} outcome={outcomes[service]} />
            ))}
          </ul>
        </Panel>
        <ThirdParties />
      </div>
      <Panel heading={t('configuration.title')}>
        <div className={styles.tables}>
          <BuildFacts />
          <PanelBoundary name="configuration">
            <Suspense fallback={<LineSkeletons count={8} label={loading} />}>
              <ConfigurationTables />
            </Suspense>
          </PanelBoundary>
        </div>
      </Panel>
    </div>
  );
}

/** The state of all services in one sentence. */
function Summary({ running, failed, names }: { running: boolean; failed: number; names: string }) {
  const t = useTranslations('checks');
  if (running) return <Notice kind="info">{t('checking')}</Notice>;
  if (failed === 0) return <Notice kind="success">{t('fine')}</Notice>;
  return <Notice kind="warning">{t('faults', { count: failed, names })}</Notice>;
}

/** The mode, language and address of this build. */
function BuildFacts() {
  const t = useTranslations('checks');
  const facts = [
    { id: 'mode', value: import.meta.env.MODE },
    { id: 'language', value: useLocale() },
    { id: 'address', value: useIsHydrated() ? location.origin : '' },
  ] as const;
  return (
    <Table
      caption={t('build')}
      rows={facts}
      rowId={({ id }) => id}
      columns={[
        { id: 'fact', heading: t('facts.fact'), cell: ({ id }) => t(`facts.${id}`) },
        {
          id: 'value',
          heading: t('configuration.value'),
          cell: ({ value }) => <code className={styles.code}>{value}</code>,
        },
      ]}
    />
  );
}

/** The outcomes so far. A service whose check is running has none. */
type Outcomes = Partial<Record<ServiceName, Outcome>>;

/** Checks every service when the page opens, independently of the others, and all of them again on request. */
function useChecks(): { outcomes: Outcomes; running: boolean; checkAgain: () => void } {
  const [round, setRound] = useState(1);
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const allowsMaps = useAllows('maps');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or another answer of the visitor, is another check
  useEffect(() => {
    const controller = new AbortController();
    for (const service of SERVICES) {
      void check(service, controller.signal).then((outcome) => {
        if (!controller.signal.aborted) setOutcomes((before) => ({ ...before, [service]: outcome }));
      });
    }
    return () => controller.abort();
  }, [round, allowsMaps]);
  const running = SERVICES.some((service) => outcomes[service] === undefined);
  const checkAgain = () => {
    setOutcomes({});
    setRound(round + 1);
  };
  return { outcomes, running, checkAgain };
}
