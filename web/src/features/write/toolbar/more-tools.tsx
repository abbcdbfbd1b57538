import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import styles from './more-tools.module.css';
import type { Tool } from './tool.ts';

interface MoreToolsProps {
  tools: readonly Tool[];
  /** The attributes of the button's roving focus. */
  tabStop: { tabIndex: number; onFocus: () => void };
  onUse: (tool: Tool) => void;
}

/** The tools that the bar has no room for, with their names. */
export function MoreTools({ tools, tabStop, onUse }: MoreToolsProps) {
  const t = useTranslations('writing');
  return (
    <Popover
      label={t('more')}
      align="end"
      trigger={(trigger) => (
        <IconButton {...trigger} {...tabStop} icon={Ellipsis} label={t('more')} data-tool="more" />
      )}
    >
      {(close) => (
        <div className={styles.tools}>
          {tools.map((tool) => (
            <Button
              key={tool.id}
              kind="quiet"
              icon={tool.icon}
              onClick={() => {
                close();
                onUse(tool);
              }}
            >
              {t(`tool.${tool.id}`)}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  );
}
