import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import styles from './shortcuts-help.module.css';
import type { Key, Tool } from './tool.ts';

interface ShortcutsHelpProps {
  tools: readonly Tool[];
  /** The attributes of the button's roving focus. */
  tabStop: { tabIndex: number; onFocus: () => void };
}

const KEYS: readonly Key[] = ['Mod', 'Shift', 'Alt', 'Enter', 'Tab', 'Escape'];

/** Shortcuts that belong to no tool. */
const MORE = [
  { id: 'break', keys: ['Shift', 'Enter'] },
  { id: 'deeper', keys: ['Tab'] },
  { id: 'shallower', keys: ['Shift', 'Tab'] },
  { id: 'caption', keys: ['Tab'] },
  { id: 'tools', keys: ['Alt', 'F10'] },
  { id: 'back', keys: ['Escape'] },
] as const;

/** Apple's keyboards show signs on these keys. */
const IS_APPLE = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
const APPLE_KEYS = new Map([
  ['Mod', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
]);

/** The list of keyboard shortcuts. */
export function ShortcutsHelp({ tools, tabStop }: ShortcutsHelpProps) {
  const t = useTranslations('writing');
  const nameOf = (key: string) => {
    const sign = IS_APPLE ? APPLE_KEYS.get(key) : undefined;
    const named = KEYS.find((one) => one === key);
    return sign ?? (named ? t(`key.${named}`) : key);
  };
  const rows = [
    ...tools
      .filter(({ keys, typed }) => keys || typed)
      .map(({ id, keys, typed }) => ({ id, what: t(`tool.${id}`), keys, typed })),
    ...MORE.map(({ id, keys }) => ({ id, what: t(`help.${id}`), keys, typed: undefined })),
  ];
  return (
    <Popover
      label={t('help.open')}
      align="end"
      trigger={(trigger) => (
        <IconButton {...trigger} {...tabStop} icon={Keyboard} label={t('help.open')} data-tool="help" />
      )}
    >
      {() => (
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('help.key')}</th>
              <th scope="col">{t('help.typed')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, what, keys, typed }) => (
              <tr key={id}>
                <th scope="row">{what}</th>
                <td>
                  {keys?.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <Kbd>{nameOf(key)}</Kbd>
                    </Fragment>
                  ))}
                </td>
                <td>{typed && <code>{typed}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Popover>
  );
}
