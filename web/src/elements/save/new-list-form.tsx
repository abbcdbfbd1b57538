import { MAX_TITLE } from '@waymark/model/entities/title';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import styles from './save-to-list.module.css';

interface NewListFormProps {
  label: string;
  action: string;
  onCreate: (name: string) => Promise<void>;
}

/** A form that creates a list by name. */
export function NewListForm({ label, action, onCreate }: NewListFormProps) {
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    if (written === '') {
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (isBusy) return;
    setIsBusy(true);
    await onCreate(written);
    setIsBusy(false);
  };
  return (
    <form ref={form} className={styles.fresh} onSubmit={(event) => void submit(event)}>
      <TextField label={label} value={name} onChange={setName} maxLength={MAX_TITLE} autoComplete="off" />
      <Button type="submit" kind="secondary" size="small" busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
