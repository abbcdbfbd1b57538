import type { MessageReader } from '@waymark/model/own-queries';
import type { Permission } from '@waymark/model/permissions';
import { Inbox as InboxIcon } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../elements/page/own-collection.tsx';
import { useFocusOnView } from '../../elements/page/use-focus-on-view.ts';
import { useMember } from '../../elements/page/use-member.ts';
import { Live } from '../../live/core/live.tsx';
import { type MessageFolder, messagesOf, oneMessage } from '../../live/queries/message-queries.ts';
import { useSession } from '../../session/session.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import styles from './inbox.module.css';
import { MailsSwitch } from './mails-switch.tsx';
import { MessageRow } from './message-row.tsx';
import { MessageView } from './message-view.tsx';
import { type InboxBox, useInboxAddress } from './use-inbox-address.ts';

/** The messages of a creator, and for members of the team those to the team. */
export function Inbox() {
  const member = useMember();
  const session = useSession();
  if (member === null) return null;
  const permissions = session.status === 'signed-in' ? session.permissions : [];
  // The key is the user: another one has other boxes.
  return <Boxes key={member.uid} uid={member.uid} boxes={boxesOf(permissions)} />;
}

function boxesOf(permissions: readonly Permission[]): InboxBox[] {
  const boxes: InboxBox[] = [];
  if (permissions.includes('feature:creator-profile')) boxes.push('own');
  if (permissions.includes('write:creators')) boxes.push('team');
  return boxes;
}

function Boxes({ uid, boxes }: { uid: string; boxes: readonly InboxBox[] }) {
  const t = useTranslations('inbox');
  const address = useInboxAddress(boxes);
  const { box, folder, messageId, queryOf, go } = address;
  useFocusOnView(messageId);
  if (messageId !== null) {
    return ID.test(messageId) ? <OpenMessage uid={uid} id={messageId} address={address} /> : <NoMessage />;
  }
  return (
    <div className={styles.inbox}>
      <div className={styles.choices}>
        {boxes.length > 1 && (
          <SegmentedControl
            label={t('box')}
            choices={boxes.map((value) => ({ value, label: t(`boxes.${value}`) }))}
            value={box}
            onChange={(next) => go({ box: next })}
          />
        )}
        <SegmentedControl
          label={t('folder')}
          choices={(['inbox', 'archive'] as const).map((value) => ({ value, label: t(`folders.${value}`) }))}
          value={folder}
          onChange={(next) => go({ folder: next })}
        />
      </div>
      <Messages
        key={`${box} ${folder}`}
        reader={box === 'team' ? null : uid}
        folder={folder}
        queryOf={(id) => queryOf({ messageId: id })}
      />
      {box === 'own' && <MailsSwitch uid={uid} />}
    </div>
  );
}

interface MessagesProps {
  reader: MessageReader;
  folder: MessageFolder;
  /** The query that opens a message. */
  queryOf: (id: string) => URLSearchParams;
}

function Messages({ reader, folder, queryOf }: MessagesProps) {
  const t = useTranslations('inbox');
  const ask = useCallback((_: string, limit: number) => messagesOf(reader, folder, limit), [reader, folder]);
  const absent = reader === null && folder === 'inbox' ? 'team' : folder;
  const empty = <EmptyState picture={<Icon of={InboxIcon} size={48} />}>{t(`none.${absent}`)}</EmptyState>;
  return (
    <OwnCollection
      of={reader ?? 'team'}
      queryOf={ask}
      read={({ messages, found }) => ({ all: messages, found })}
      statusOf={(count) => t('shown', { count })}
      empty={empty}
    >
      {(messages) => (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <MessageRow message={message} query={queryOf(message.id)} />
            </li>
          ))}
        </ul>
      )}
    </OwnCollection>
  );
}

/** Anything else in the address would lead to another place of the database. */
const ID = /^[A-Za-z0-9]{20}$/;

interface OpenMessageProps {
  uid: string;
  id: string;
  address: ReturnType<typeof useInboxAddress>;
}

function OpenMessage({ uid, id, address }: OpenMessageProps) {
  const t = useTranslations();
  const query = useMemo(() => oneMessage(id), [id]);
  const { queryOf, go } = address;
  return (
    <Live
      query={query}
      loading={<LineSkeletons count={6} label={t('states.loading')} />}
      missing={<NoMessage />}
      failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
    >
      {(message) => (
        <MessageView
          key={id}
          uid={uid}
          message={message}
          listQuery={queryOf({ messageId: null })}
          onClose={() => go({ messageId: null })}
        />
      )}
    </Live>
  );
}

function NoMessage() {
  const t = useTranslations('inbox');
  return <EmptyState picture={<Icon of={InboxIcon} size={48} />}>{t('missing')}</EmptyState>;
}
