import { MOST_RAISED, QUOTAS, type Quota, type Quotas, shareOf } from '@waymark/model/entities/quotas';
import { keysOf } from '@waymark/model/keys-of';
import { type FormEvent, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { focusFirstInvalid } from '../../elements/form/focus-first-invalid.ts';
import { Live } from '../../live/core/live.tsx';
import { quotasOf } from '../../live/queries/settings-queries.ts';
import { failureIn } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './inbox.module.css';

const ALL: readonly Quota[] = keysOf(QUOTAS);

/** The units of what is entered: bytes are entered as gigabytes. */
const UNITS: Readonly<Record<Quota, number>> = {
  works: 1,
  lists: 1,
  publicLists: 1,
  projects: 1,
  photos: 1,
  photoBytes: 1_000_000_000,
  imports: 1,
};

/** How much the sender of a message has and may have. Who reads messages to the team can change the second. */
export function SenderQuotas({ uid }: { uid: string }) {
  const t = useTranslations('inbox');
  const query = useMemo(() => quotasOf(uid), [uid]);
  return (
    <Disclosure summary={t('quotas')}>
      <Live
        query={query}
        loading={null}
        missing={null}
        failed={() => <Notice kind="warning">{t('quotasAway')}</Notice>}
      >
        {(quotas) => <QuotasForm uid={uid} quotas={quotas} />}
      </Live>
    </Disclosure>
  );
}

function QuotasForm({ uid, quotas }: { uid: string; quotas: Quotas }) {
  const t = useTranslations('inbox');
  const tQuotas = useTranslations('quotas');
  const format = useFormatter();
  const sentenceOf = useFailureSentence();
  const [entered, setEntered] = useState<Partial<Record<Quota, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const textOf = (what: Quota) => entered[what] ?? String(shareOf(what, quotas).most / UNITS[what]);
  const amountOf = (what: Quota) => amountIn(textOf(what), UNITS[what], MOST_RAISED * QUOTAS[what]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const raised: NonNullable<Quotas['raised']> = {};
    for (const what of ALL) {
      const amount = amountOf(what);
      if (amount === undefined) return focusFirstInvalid(form);
      // A quota of everybody is not stored: it may change.
      if (amount !== QUOTAS[what]) raised[what] = amount;
    }
    if (isBusy) return;
    setIsBusy(true);
    const failure = await failureIn(async () => {
      const { raiseQuotas } = await import('../../live/writes/settings-writes.ts');
      return await raiseQuotas(uid, raised);
    });
    setIsBusy(false);
    if (failure === undefined) setEntered({});
    addToast(
      failure === undefined
        ? { kind: 'success', message: t('quotasSaved') }
        : { kind: 'error', message: sentenceOf(failure) },
    );
  };

  return (
    <form className={styles.quotas} noValidate onSubmit={(event) => void submit(event)}>
      {ALL.map((what) => {
        const inUnits = (amount: number) => format.number(amount / UNITS[what], { maximumFractionDigits: 1 });
        const most = inUnits(MOST_RAISED * QUOTAS[what]);
        return (
          <TextField
            key={what}
            label={what === 'photoBytes' ? t('gigabytes') : tQuotas(what)}
            hint={t('quotasHint', { used: inUnits(shareOf(what, quotas).used), most })}
            error={amountOf(what) === undefined && t('quotaWrong', { most })}
            value={textOf(what)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(text) => setEntered({ ...entered, [what]: text })}
          />
        );
      })}
      <Button type="submit" kind="secondary" size="small" busy={isBusy}>
        {t('saveQuotas')}
      </Button>
    </form>
  );
}

/** The amount in a text in its units; undefined where it is none, or too large. Spaces between digits are read over. */
function amountIn(text: string, unit: number, most: number): number | undefined {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const amount = Number(digits) * unit;
  return amount <= most ? amount : undefined;
}
