import { useSearchParams } from 'react-router';
import type { MessageFolder } from '../../live/queries/message-queries.ts';

/** Whose messages are shown. */
export type InboxBox = 'own' | 'team';

/** What the inbox shows, as its address has it. */
interface InboxAddress {
  box: InboxBox;
  folder: MessageFolder;
  /** The id of the open message. */
  messageId: string | null;
}

/** Reads the address of the inbox, and makes others. @param boxes that the user may read, at least one */
export function useInboxAddress(boxes: readonly InboxBox[]) {
  const [search, setSearch] = useSearchParams();
  const [first = 'own'] = boxes;
  const requested = boxes.find((box) => box === search.get('box'));
  const shown: InboxAddress = {
    box: requested ?? first,
    folder: search.get('folder') === 'archive' ? 'archive' : 'inbox',
    messageId: search.get('message'),
  };
  /** The query of another view of the inbox. */
  const queryOf = (changed: Partial<InboxAddress>) => {
    const { box, folder, messageId } = { ...shown, ...changed };
    const query = new URLSearchParams();
    if (box !== first) query.set('box', box);
    if (folder === 'archive') query.set('folder', folder);
    if (messageId !== null) query.set('message', messageId);
    return query;
  };
  return { ...shown, queryOf, go: (changed: Partial<InboxAddress>) => setSearch(queryOf(changed)) };
}
