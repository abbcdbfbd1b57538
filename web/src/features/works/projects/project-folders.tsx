import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { Folder, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './project-folders.module.css';
import { byProject, progressOf } from './work-groups.ts';

/** How many projects are shown before the user asks for all. */
const FIRST = 6;

interface ProjectFoldersProps {
  projects: readonly Project[];
  works: readonly WorkSummary[];
  /** The open project. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Projects as folders, each with its progress. */
export function ProjectFolders({ projects, works, open, onOpen }: ProjectFoldersProps) {
  const t = useTranslations('works.project');
  const [isWhole, setIsWhole] = useState(false);
  if (projects.length === 0) return null;
  const groups = byProject(works);
  // The open project is always among those shown.
  const shown = isWhole ? projects : projects.filter(({ id }, index) => index < FIRST || id === open);
  return (
    <nav aria-label={t('all')}>
      <ul className={styles.folders}>
        {shown.map(({ id, title }) => {
          const { all, published } = progressOf(groups.get(id) ?? []);
          const isOpen = id === open;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.folder}
                aria-pressed={isOpen}
                onClick={() => onOpen(isOpen ? undefined : id)}
              >
                <Icon of={isOpen ? FolderOpen : Folder} size="1.25rem" />
                <span className={styles.title}>{title}</span>
                <small>{t('published', { published, count: all })}</small>
                <span
                  className={styles.bar}
                  style={{ backgroundSize: `${all === 0 ? 0 : (100 * published) / all}% 100%` }}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {projects.length > FIRST && (
        <Button kind="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { count: projects.length })}
        </Button>
      )}
    </nav>
  );
}
