import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusFirstInvalid } from '../../elements/form/focus-first-invalid.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './email-account.module.css';
import type { AccessReason } from './outcome-of.ts';

interface AccessFormProps {
  /** The label of the button that sends it. */
  action: string;
  isBusy: boolean;
  reason: AccessReason | undefined;
  /** What `wrong` or `refused` means for this form. */
  wrong?: string;
  /** @param onRefused called once the problems are marked */
  onSend: (onRefused: () => void) => void;
  /** The fields. */
  children: ReactNode;
  /** Further things to do, after the button. */
  more?: ReactNode;
}

/** A form of the page for signing in. */
export function AccessForm(props: AccessFormProps) {
  const { action, isBusy, reason, wrong, onSend, children, more } = props;
  const t = useTranslations('access');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend(() => focusFirstInvalid(form.current));
  };
  const isRefused = reason === 'wrong' || reason === 'refused';
  const failed = isRefused || reason === undefined ? wrong : t(`failed.${reason}`);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {children}
      {reason !== undefined && (
        <Notice kind={isRefused ? 'error' : 'warning'}>{failed ?? t('failed.broken')}</Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
        {more}
      </div>
    </form>
  );
}
