import type { Card } from '@waymark/model/entities/card';
import { MapPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../elements/own-collection.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { listsOfOwner } from '../../live/list-queries.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';

interface OwnListsProps {
  rows: (cards: readonly Card[]) => ReactNode;
}

/** The lists of whoever is signed in, whoever else may see them: live, the last to change first. */
export function OwnLists({ rows }: OwnListsProps) {
  const t = useTranslations('lists');
  const session = useSession();
  const pathTo = usePathTo();
  if (session.status !== 'somebody') return null;
  return (
    <OwnCollection
      of={session.user.id}
      queryOf={listsOfOwner}
      read={({ cards, found }) => ({ all: cards, found })}
      told={(count) => t('shown', { count })}
      empty={
        <EmptyState
          picture={<Icon of={MapPlus} size={48} />}
          action={<ButtonLink to={pathTo('atlas-lists', {})}>{t('others')}</ButtonLink>}
        >
          {t('none')}
        </EmptyState>
      }
    >
      {rows}
    </OwnCollection>
  );
}
