import { AtSign } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/text-field.tsx';
import styles from './handle-field.module.css';
import { type HandleState, useHandleState } from './use-handle-state.ts';

interface HandleFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Who would like to have it. */
  uid: string;
  error: ReactNode;
  /** What else is to be known of it. */
  children?: ReactNode;
}

/** A handle as the server takes it, from what was typed. */
export function handleIn(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The name of a creator in addresses; whether it is still to be had is said as it is typed. */
export function HandleField({ value, onChange, uid, error, children }: HandleFieldProps) {
  const t = useTranslations('creatorFields');
  const handle = handleIn(value);
  const state = useHandleState(handle, uid);
  return (
    <TextField
      label={t('handle')}
      icon={AtSign}
      error={error ?? (state === 'taken' && t('handleTaken', { handle }))}
      hint={
        <>
          {t('handleHint')}
          {children}
          <State state={state} handle={handle} />
        </>
      }
      name="handle"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      onChange={onChange}
    />
  );
}

/** That it is taken is said as what is wrong. Its line is there before it says anything: nothing below moves. */
function State({ state, handle }: { state: HandleState; handle: string }) {
  const t = useTranslations('creatorFields');
  const isSaid = state !== 'unasked' && state !== 'taken';
  return (
    <span className={styles.state} data-state={state} role="status">
      {isSaid && t(`handleState.${state}`, { handle })}
    </span>
  );
}
