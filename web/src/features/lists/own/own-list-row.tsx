import type { List } from '@waymark/model/entities/list';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import { choose } from '@waymark/model/localised';
import { EllipsisVertical, Pencil, Share2, TextCursorInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { useLocale, usePathTo } from '../../../i18n/paths.ts';
import { expectNoPayload } from '../../../services/payload.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { copyText } from '../../../ui/hooks/copy-text.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import { openedToEdit } from '../opened-to-edit.ts';
import styles from './own-lists.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useDeletion } from './use-deletion.ts';

interface OwnListRowProps {
  list: List;
  /** An editor may neither rename nor delete the list. */
  isOwner: boolean;
  /** How many others edit the list, as far as the user may know. */
  editors?: number;
}

/** A list of the user, with its actions. */
export function OwnListRow({ list, isOwner, editors = 0 }: OwnListRowProps) {
  const t = useTranslations('lists');
  const { value: name } = choose(list.title, useLocale());
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const share = useShare(list, name, () => setIsSharing(true));
  const remove = useDeletion(list, name);
  const path = pathTo('lists-id', { id: list.id });
  const isPrivate = list.visibility === 'private';
  const edit = {
    id: 'edit',
    label: t('edit'),
    icon: Pencil,
    onSelect: () => {
      if (isPrivate) expectNoPayload(path);
      void navigate(path, { state: openedToEdit });
    },
  };
  const all = [
    edit,
    { id: 'rename', label: t('rename'), icon: TextCursorInput, onSelect: () => setIsRenaming(true) },
    { id: 'share', label: t('share'), icon: Share2, onSelect: () => setIsSharing(true) },
    { id: 'delete', label: t('delete'), icon: Trash2, danger: true, onSelect: () => void remove() },
  ];
  return (
    <article className={styles.row}>
      <span className={styles.photo}>
        <Thumbnail path={picturesOf(list)[0]?.path ?? null} size={64} instead={<KindMark kind="list" />} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <Link to={path} data-no-payload={isPrivate || undefined}>
            <Localised text={list.title} note />
          </Link>
        </p>
        <p className={styles.facts}>
          {t('count', { count: list.count })} · {t(`visibility.${list.visibility}`)}
          {editors > 0 && ` · ${t('editors', { count: editors })}`}
        </p>
      </div>
      <Menu
        label={t('actions', { name })}
        trigger={(props) => <IconButton {...props} icon={EllipsisVertical} label={t('actions', { name })} />}
        items={isOwner ? all : [edit]}
      />
      {isSharing && (
        <ShareDialog
          list={list}
          name={name}
          onCopy={() => {
            setIsSharing(false);
            void share();
          }}
          onClose={() => setIsSharing(false)}
        />
      )}
      {isRenaming && <RenameDialog list={list} onClose={() => setIsRenaming(false)} />}
    </article>
  );
}

/** Copies the address of a list, and says for whom it opens. The message about a private list leads to the choice of that. */
function useShare({ id, visibility }: List, name: string, onVisibility: () => void): () => Promise<void> {
  const t = useTranslations('lists');
  const pathTo = usePathTo();
  return async () => {
    const address = new URL(pathTo('lists-id', { id }), location.origin).href;
    if (!(await copyText(address))) {
      return void addToast({ kind: 'info', message: t('address', { address }) });
    }
    const action = { label: t('changeVisibility'), onAction: onVisibility };
    addToast({
      kind: 'success',
      message: t(`shared.${visibility}`, { name }),
      action: visibility === 'private' ? action : undefined,
    });
  };
}
