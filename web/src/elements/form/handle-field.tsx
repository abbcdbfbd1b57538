import { AtSign } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';
import styles from './handle-field.module.css';
import { type HandleState, useHandleState } from './use-handle-state.ts';

interface HandleFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The user who chooses the handle. */
  uid: string;
  error: ReactNode;
  /** Additional information below the field. */
  children?: ReactNode;
}

/** The typed text as a valid handle, in the server's format. */
export function handleIn(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The field for a creator's handle. It shows while typing whether the handle is available. */
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

/** A taken handle is shown as the field's error. The line keeps its height, so that nothing below moves. */
function State({ state, handle }: { state: HandleState; handle: string }) {
  const t = useTranslations('creatorFields');
  const isSaid = state !== 'unasked' && state !== 'taken';
  return (
    <span className={styles.state} data-state={state} role="status">
      {isSaid && t(`handleState.${state}`, { handle })}
    </span>
  );
}
