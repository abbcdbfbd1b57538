import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMember } from '../../elements/page/use-member.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { creatorOf } from '../../live/queries/own-queries.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** A link to the creator's public page. It appears once the handle is loaded. */
export function OwnPageLink() {
  const member = useMember();
  return member && <LinkOf uid={member.uid} />;
}

function LinkOf({ uid }: { uid: string }) {
  const t = useTranslations('workspace');
  const pathTo = usePathTo();
  const query = useMemo(() => creatorOf(uid), [uid]);
  return (
    <Live query={query} loading={null} missing={null} failed={() => null}>
      {({ handle }) => (
        <ButtonLink kind="quiet" to={pathTo('creators-id', { id: handle })}>
          {t('toPublicPage')}
        </ButtonLink>
      )}
    </Live>
  );
}
