import { matchPath } from '@waymark/model/paths/match-path';
import { Plus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { openedAsNew } from '../../../elements/form/opened-as-new.ts';
import { usePathTo, usePathToWork } from '../../../i18n/paths.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { useScrolledDown } from '../../../ui/hooks/use-scrolled-down.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import styles from './create-button.module.css';
import { CreateMenu } from './create-menu.tsx';

/**
 * The “+” of a creator on every page: in the header, or floating above the lower edge of a narrow window, where it is away
 * while the reader scrolls down.
 */
export function CreateButton({ uid }: { uid: string }) {
  const t = useTranslations('create');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const pathToWork = usePathToWork();
  const { pathname, search } = useLocation();
  const isAway = useScrolledDown(pathname);
  const isEditing =
    matchPath(pathname)?.page === 'workspace-articles' && new URLSearchParams(search).has('work');
  return (
    <CreateMenu
      uid={uid}
      projectId={undefined}
      onMade={(id) => void navigate(pathToWork(id), { state: openedAsNew })}
      onAdded={() => void navigate(pathTo('workspace-photos', {}))}
      trigger={(props, isBusy) => (
        <Tooltip text={t('create')} as="name">
          {(name) => (
            <button
              {...props}
              {...name}
              type="button"
              className={styles.button}
              aria-busy={isBusy}
              data-editing={isEditing || undefined}
              data-away={isAway || undefined}
              data-toasts-above={!isAway || undefined}
            >
              <Icon of={Plus} size="1.5rem" />
            </button>
          )}
        </Tooltip>
      )}
    />
  );
}
