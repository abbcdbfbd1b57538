import { newId } from '@waymark/model/ids';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../../i18n/paths.ts';
import { expectNoPayload } from '../../../services/payload.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { openedToEdit } from '../opened-to-edit.ts';
import { useListMutation } from '../use-list-mutation.ts';
import styles from './own-lists.module.css';

/** Creates a private list with a name, and opens it in its editor. */
export function NewList({ uid }: { uid: string }) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const mutate = useListMutation();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // A second try uses the same id: the first may have succeeded, and its answer was lost.
  const [id, setId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const written = name.trim();
    if (written === '') {
      form.current?.querySelector('input')?.focus();
      return;
    }
    setIsBusy(true);
    const title = { [locale]: written };
    const isMade = await mutate(({ createList }) =>
      createList(uid, id, { title, summary: {}, visibility: 'private', asRoute: false }),
    );
    setIsBusy(false);
    if (!isMade) return;
    setId(newId());
    const path = pathTo('lists-id', { id });
    expectNoPayload(path);
    await navigate(path, { state: openedToEdit });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void create(event)}>
      <TextField label={t('newName')} maxLength={140} autoComplete="off" value={name} onChange={setName} />
      <Button type="submit" busy={isBusy}>
        {t('create')}
      </Button>
    </form>
  );
}
