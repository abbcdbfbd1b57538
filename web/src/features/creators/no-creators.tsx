import { UserPlus, UserSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useJoiningPath } from '../../elements/sign-in/use-joining-path.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { CreatorsViewState } from './use-creators-view.ts';

/** Isolates a name, so that its writing direction does not affect the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The empty state of the list of creators: the reason, and one action. */
export function NoCreators({ state: { view, change } }: { state: CreatorsViewState }) {
  const t = useTranslations('creators');
  const joining = useJoiningPath(useSession());
  const { language = 'any', name } = view;
  if (name === '' && language === 'any') {
    return (
      <EmptyState
        picture={<Icon of={UserPlus} size={48} />}
        action={<ButtonLink to={joining}>{t('join')}</ButtonLink>}
      >
        {t('none')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<Icon of={UserSearch} size={48} />}
      action={
        <Button kind="secondary" onClick={() => change({ language: undefined, name: '' })}>
          {t('clear')}
        </Button>
      }
    >
      {name === '' ? t('noneWrites', { language }) : t('noneNamed', { language, name: isolated(name) })}
    </EmptyState>
  );
}
