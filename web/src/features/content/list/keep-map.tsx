import type { List } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { config } from '../../../config.ts';
import { type KeptPlan, keepMap, keptBytes, letGo, planKept } from '../../../map/kept/keep-map.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './keep-map.module.css';

const MEGABYTE = 1_000_000;

type State =
  | { name: 'unknown' | 'absent' | 'planning' | 'failed' }
  | { name: 'planned'; plan: KeptPlan }
  | { name: 'loading'; share: number; stop: AbortController }
  | { name: 'kept'; bytes: number };

/** Keeps the map around the places of a list on the device, within a size that is shown before, and lets go of it. */
export function KeepMap({ list }: { list: List }) {
  const t = useTranslations('keepMap');
  const size = useSize();
  const [state, setState] = useKept(list.id);
  const positions = positionsOf(list);
  if (state.name === 'unknown' || positions.length === 0) return null;

  const plan = async () => {
    setState({ name: 'planning' });
    try {
      setState({ name: 'planned', plan: await planKept(positions, config.VITE_STREETS_URL) });
    } catch (error) {
      fail('planned', error);
    }
  };
  const keep = async (planned: KeptPlan) => {
    const stop = new AbortController();
    setState({ name: 'loading', share: 0, stop });
    try {
      await keepMap(list.id, planned, (share) => setState({ name: 'loading', share, stop }), stop.signal);
      setState({ name: 'kept', bytes: (await keptBytes(list.id)) ?? 0 });
    } catch (error) {
      if (stop.signal.aborted) setState({ name: 'absent' });
      else fail('kept', error);
    }
  };
  const remove = async () => {
    await letGo(list.id);
    setState({ name: 'absent' });
  };
  const fail = (what: string, error: unknown) => {
    console.warn(`The map of a list could not be ${what}.`, error);
    setState({ name: 'failed' });
  };

  return (
    <section className={styles.keep} aria-label={t('title')}>
      {state.name === 'kept' && (
        <>
          <p>{t('kept', { size: size(state.bytes) })}</p>
          <Button kind="secondary" size="small" icon={Trash2} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      )}
      {state.name === 'loading' && (
        <>
          <ProgressBar label={t('loading')} value={state.share} />
          <Button kind="quiet" size="small" onClick={() => state.stop.abort()}>
            {t('stop')}
          </Button>
        </>
      )}
      {state.name === 'failed' && <Notice kind="warning">{t('failed')}</Notice>}
      {state.name !== 'kept' && state.name !== 'loading' && (
        <Button
          kind="secondary"
          size="small"
          icon={Download}
          busy={state.name === 'planning'}
          onClick={() => void plan()}
        >
          {t('keep')}
        </Button>
      )}
      <Dialog
        open={state.name === 'planned'}
        onClose={() => setState({ name: 'absent' })}
        heading={t('title')}
        closeLabel={t('close')}
        actions={
          state.name === 'planned' && (
            <Button icon={Download} onClick={() => void keep(state.plan)}>
              {t('download')}
            </Button>
          )
        }
      >
        {state.name === 'planned' && (
          <p>{t('about', { size: size(state.plan.bytes), count: positions.length })}</p>
        )}
      </Dialog>
    </section>
  );
}

/** The places of a list, as far as its map shows them. */
function positionsOf({ stops = [] }: List): Position[] {
  return stops.map(({ position }) => position);
}

/** What is kept of the map of a list. */
function useKept(listId: string) {
  const [state, setState] = useState<State>({ name: 'unknown' });
  const shown = useLatest(state);
  useEffect(() => {
    let isLeft = false;
    keptBytes(listId).then(
      (bytes) => isLeft || setState(bytes === null ? { name: 'absent' } : { name: 'kept', bytes }),
      // A private window may refuse its caches: then nothing can be kept.
      (error: unknown) => console.warn('The kept maps could not be read.', error),
    );
    return () => {
      isLeft = true;
      // A page that is left stops its download.
      if (shown.current.name === 'loading') shown.current.stop.abort();
    };
  }, [listId, shown]);
  return [state, setState] as const;
}

function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) =>
    format.number(Math.max(0.1, Math.round(bytes / (MEGABYTE / 10)) / 10), {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay: 'short',
    });
}
