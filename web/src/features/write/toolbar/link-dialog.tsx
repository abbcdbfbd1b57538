import type { Editor } from '@tiptap/core';
import { completeAddress } from '@waymark/model/web-address';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toLinkAddress } from '../engine/rules.ts';
import { AddressField, onEnter } from './address-field.tsx';
import styles from './dialogs.module.css';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks for the address of the selected words. Without a selection it asks for the words too. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const t = useTranslations('writing.link');
  return (
    <Dialog open={open} onClose={onClose} heading={t('title')} closeLabel={t('close')}>
      <LinkFields editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function LinkFields({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('writing.link');
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [asksText] = useState(() => editor.state.selection.empty && before === '');
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const href = toLinkAddress(completeAddress(address));
  const isWrong = href === undefined;
  const lacksText = asksText && text.trim() === '';

  const apply = () => {
    setIsTried(true);
    if (href === undefined || lacksText) return;
    const chain = editor.chain().focus();
    if (asksText) {
      chain
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKey = onEnter(apply);
  return (
    <div className={styles.fields}>
      {asksText && (
        <TextField
          label={t('text')}
          value={text}
          onChange={setText}
          onKeyDown={onKey}
          maxLength={500}
          error={isTried && lacksText ? t('noText') : undefined}
        />
      )}
      <AddressField
        label={t('address')}
        hint={t('hint')}
        value={address}
        onChange={setAddress}
        onKeyDown={onKey}
        error={isTried && isWrong ? t('wrong') : undefined}
      />
      <div className={styles.actions}>
        {before !== '' && (
          <Button kind="quiet" onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <Button onClick={apply}>{t('apply')}</Button>
      </div>
    </div>
  );
}
