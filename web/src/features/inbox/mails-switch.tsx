import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { Live } from '../../live/core/live.tsx';
import { mailSettingsOf } from '../../live/queries/message-queries.ts';
import { failureOf } from '../../session/failure.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';

/** Whether the messages of a creator come by e-mail as well. */
export function MailsSwitch({ uid }: { uid: string }) {
  const t = useTranslations('inbox');
  const sentenceOf = useFailureSentence();
  const query = useMemo(() => mailSettingsOf(uid), [uid]);
  const change = async (messages: boolean) => {
    try {
      const { setMailSettings } = await import('../../live/writes/message-mutations.ts');
      await setMailSettings(uid, { messages });
    } catch (error) {
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)) });
    }
  };
  return (
    <Live query={query} loading={null} missing={null} failed={() => null}>
      {({ messages }) => (
        <Switch checked={messages} hint={t('mailsHint')} onChange={(checked) => void change(checked)}>
          {t('mails')}
        </Switch>
      )}
    </Live>
  );
}
