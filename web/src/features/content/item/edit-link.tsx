import type { Reference } from '@waymark/model/entities/fields';
import { nameOfWork } from '@waymark/model/entities/shared';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePathToWork } from '../../../i18n/paths.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { sharedWith } from '../../../live/queries/own-queries.ts';
import { oneWork, workOfPublic } from '../../../live/queries/work-queries.ts';
import { useIsConnected } from '../../../session/use-is-connected.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

interface EditLinkProps {
  uid: string;
  item: Reference;
  ownerId: string;
}

/** Leads a writer of an item to the editor of the work that published it: its owner, or a co-writer of a story. */
export function EditLink({ uid, item, ownerId }: EditLinkProps) {
  const t = useTranslations('itemActions');
  const pathToWork = usePathToWork();
  const isConnected = useIsConnected();
  const isOwner = uid === ownerId;
  const own = useOwnWork(uid, isConnected && isOwner ? item.id : undefined);
  const shared = useCoWrittenWork(uid, { ownerId, id: item.id }, isConnected && !isOwner);
  const name = own ?? shared;
  if (name === undefined) return null;
  return (
    <ButtonLink kind="secondary" size="small" icon={Pencil} to={pathToWork(name)}>
      {t('edit')}
    </ButtonLink>
  );
}

/** The work of a user that has a public id. An approximate pin has another id than its work. */
function useOwnWork(uid: string, publicId: string | undefined): string | undefined {
  const query = useMemo(
    () => (publicId === undefined ? undefined : workOfPublic(uid, publicId)),
    [uid, publicId],
  );
  const state = useLive(query);
  return state.status === 'ready' ? state.value.id : undefined;
}

/** The name of the story of another owner that a user writes too, and that has a public id. */
function useCoWrittenWork(
  uid: string,
  { ownerId, id }: { ownerId: string; id: string },
  isAsked: boolean,
): string | undefined {
  const state = useLive(useMemo(() => (isAsked ? sharedWith(uid) : undefined), [isAsked, uid]));
  const all = state.status === 'ready' ? state.value : undefined;
  const names = useMemo(
    () =>
      (all ?? []).flatMap((one) =>
        one.kind === 'story' && one.ownerId === ownerId ? [nameOfWork(uid, ownerId, one.id)] : [],
      ),
    [all, uid, ownerId],
  );
  const works = useLiveAll(useMemo(() => names.map((name) => oneWork(uid, name)), [uid, names]));
  return names[works.findIndex((work) => work.status === 'ready' && work.value.publicId === id)];
}
