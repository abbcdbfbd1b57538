import { PASSWORD_MAX, PASSWORD_MIN } from '@waymark/model/entities/password-length';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import styles from './email-account.module.css';
import type { AccessProblem } from './outcome-of.ts';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: AccessProblem | undefined;
}

interface EmailFieldProps extends FieldProps {
  autoComplete: 'username' | 'email';
}

export function EmailField({ value, onChange, problem, autoComplete }: EmailFieldProps) {
  const t = useTranslations('access');
  return (
    <TextField
      label={t('email')}
      error={problem && t('problem.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      required
      value={value}
      onChange={onChange}
    />
  );
}

export function UsernameField({ value, onChange, problem }: FieldProps) {
  const t = useTranslations('access');
  const sentences = { missing: 'usernameMissing', 'too-long': 'usernameLong' } as const;
  const sentence = problem === 'missing' || problem === 'too-long' ? sentences[problem] : 'usernameWrong';
  return (
    <TextField
      label={t('username')}
      hint={t('usernameHint')}
      error={problem && t(`problem.${sentence}`)}
      name="username"
      autoComplete="name"
      dir="auto"
      required
      value={value}
      onChange={onChange}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  /** Whether the user chooses it, signs in with it, or changes it. */
  purpose?: 'new' | 'own' | 'current';
  label?: string;
}

/** A password, which can be shown: a second field for it would only double the mistakes. */
export function PasswordField({ value, onChange, problem, purpose = 'own', label }: PasswordFieldProps) {
  const t = useTranslations('access');
  const [isShown, setShown] = useState(false);
  const bounds = { min: PASSWORD_MIN, max: PASSWORD_MAX };
  return (
    <div className={styles.password}>
      <TextField
        label={label ?? t('password')}
        hint={purpose === 'new' && t('passwordHint', bounds)}
        error={problem && t(`problem.${sentenceOf(problem, purpose)}`, bounds)}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
        autoCapitalize="off"
        spellCheck={false}
        required
        value={value}
        onChange={onChange}
      />
      <Checkbox checked={isShown} onChange={setShown}>
        {t('showPassword')}
      </Checkbox>
    </div>
  );
}

const MISSING = { new: 'passwordShort', own: 'passwordMissing', current: 'currentMissing' } as const;

function sentenceOf(problem: AccessProblem, purpose: keyof typeof MISSING) {
  switch (problem) {
    case 'missing':
      return MISSING[purpose];
    case 'too-short':
      return 'passwordShort';
    case 'too-long':
      return 'passwordLong';
    default:
      return 'passwordCommon';
  }
}
