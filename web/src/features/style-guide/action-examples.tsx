import {
  Archive,
  Check,
  Ellipsis,
  Heart,
  LocateFixed,
  Map as MapIcon,
  Pencil,
  Plus,
  Share2,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { ChipExamples } from './chip-examples.tsx';
import { Example } from './example.tsx';

/** Examples of buttons, chips, menus, popovers and tooltips. */
export function ActionExamples() {
  const t = useTranslations('components.actions');
  const pathTo = usePathTo();
  const [isPressed, setPressed] = useState(true);
  const nothing = () => {};
  const copied = () => showToast({ kind: 'success', message: t('copied') });
  const items = [
    { id: 'edit', label: t('edit'), icon: Pencil, onSelect: nothing },
    { id: 'share', label: t('share'), icon: Share2, onSelect: copied },
    { id: 'archive', label: t('archive'), icon: Archive, disabled: true, onSelect: nothing },
    { id: 'remove', label: t('remove'), icon: Trash2, danger: true, onSelect: nothing },
  ];
  return (
    <>
      <Example name="Button">
        <Button onClick={nothing}>{t('publish')}</Button>
        <Button kind="secondary" onClick={nothing}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={nothing}>
          {t('discard')}
        </Button>
        <Button kind="danger" icon={Trash2} onClick={nothing}>
          {t('remove')}
        </Button>
        <Button busy onClick={nothing}>
          {t('saving')}
        </Button>
        <Button disabled>{t('unavailable')}</Button>
        <Button kind="secondary" disabled>
          {t('unavailable')}
        </Button>
      </Example>
      <Example name={'Button size="small"'}>
        <Button size="small" icon={Check} onClick={nothing}>
          {t('publish')}
        </Button>
        <Button size="small" kind="secondary" icon={Share2} onClick={nothing}>
          {t('share')}
        </Button>
        <Button size="small" kind="quiet" onClick={nothing}>
          {t('discard')}
        </Button>
        <Button size="small" kind="secondary" busy onClick={nothing}>
          {t('saving')}
        </Button>
      </Example>
      <Example name="ButtonLink">
        <ButtonLink to={pathTo('index', {})} icon={MapIcon}>
          {t('explore')}
        </ButtonLink>
        <ButtonLink to={pathTo('index', {})} kind="secondary">
          {t('explore')}
        </ButtonLink>
      </Example>
      <Example name="IconButton">
        <IconButton icon={Plus} label={t('zoomIn')} kind="floating" onClick={nothing} />
        <IconButton icon={LocateFixed} label={t('locate')} kind="outlined" aria-busy onClick={nothing} />
        <IconButton
          icon={Heart}
          label={t('favourite')}
          aria-pressed={isPressed}
          onClick={() => setPressed((before) => !before)}
        />
        <IconButton icon={Share2} label={t('share')} size="small" onClick={copied} />
        <IconButton icon={Share2} label={t('unavailable')} disabled />
      </Example>
      <ChipExamples />
      <Example name="Menu, Popover, Tooltip">
        <Menu
          label={t('more')}
          align="start"
          items={items}
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('more')} kind="outlined" />}
        />
        <Popover
          label={t('share')}
          trigger={(props) => (
            <Button {...props} kind="secondary" icon={Share2}>
              {t('share')}
            </Button>
          )}
        >
          {(close) => (
            <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
              <p>{t('shareNote')}</p>
              <Button size="small" onClick={close}>
                {t('close')}
              </Button>
            </div>
          )}
        </Popover>
        <Tooltip text={t('tip')}>
          {(props) => (
            <Button {...props} kind="secondary" onClick={nothing}>
              {t('save')}
            </Button>
          )}
        </Tooltip>
      </Example>
    </>
  );
}
