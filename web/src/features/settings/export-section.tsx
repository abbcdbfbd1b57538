import type { DataExport } from '@waymark/model/entities/data-export';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { useLive } from '../../live/core/use-live.ts';
import { exportOf } from '../../live/queries/settings-queries.ts';
import { beginExport, exportAddress } from '../../services/account-api.ts';
import type { Failure } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Downloading everything: asking for the archive, waiting for it, and loading it for seven days. */
export function ExportSection({ uid }: { uid: string }) {
  const t = useTranslations('settings.export');
  const sentenceOf = useFailureSentence();
  const locale = useLocale();
  const query = useMemo(() => exportOf(uid), [uid]);
  const state = useLive(query);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const made = state.status === 'ready' ? state.value : undefined;
  const act = async (action: () => Promise<Failure | undefined>) => {
    setIsBusy(true);
    setFailure(await action());
    setIsBusy(false);
  };
  const begin = () => act(() => beginExport({ uid, locale }));
  const load = () =>
    act(async () => {
      const answer = await exportAddress(uid);
      if ('failure' in answer) return answer.failure;
      // The answer is a file, so the page stays.
      location.assign(answer.done.address);
      return undefined;
    });
  return (
    <SettingsSection heading={t('heading')} intro={t('intro')}>
      {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      {made?.state === 'failed' && <Notice kind="error">{t('failed')}</Notice>}
      {made?.state === 'making' && <ProgressBar label={t('making')} detail={t('makingDetail')} />}
      {made?.state === 'ready' && <Ready made={made} />}
      <div className={styles.actions}>
        {made?.state === 'ready' && (
          <Button icon={Download} busy={isBusy} onClick={() => void load()}>
            {t('download')}
          </Button>
        )}
        {made?.state !== 'making' && (
          <Button
            kind="secondary"
            busy={isBusy}
            disabled={state.status === 'loading'}
            onClick={() => void begin()}
          >
            {made?.state === 'ready' ? t('again') : t('begin')}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

const MEGABYTE = 1_000_000;

function Ready({ made }: { made: DataExport & { state: 'ready' } }) {
  const t = useTranslations('settings.export');
  const format = useFormatter();
  const date = useDateFormat();
  const { works, photos, missing, bytes, expiresAt } = made;
  const megabytes = Math.max(0.1, Math.round(bytes / (MEGABYTE / 10)) / 10);
  const size = format.number(megabytes, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  return (
    <Notice kind="success">
      {t('ready', { works, photos, size, date: date(expiresAt) })}
      {missing > 0 && ` ${t('missing', { count: missing })}`}
    </Notice>
  );
}
