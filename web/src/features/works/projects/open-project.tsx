import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import styles from './open-project.module.css';
import { progressOf } from './work-groups.ts';

interface OpenProjectProps {
  project: Project;
  /** The works of the project. */
  works: readonly WorkSummary[];
  onChange: () => void;
  onDelete: () => void;
}

/** The purpose of a project, and the progress of its works. */
export function OpenProject({ project, works, onChange, onDelete }: OpenProjectProps) {
  const t = useTranslations('works.project');
  const date = useDateFormat();
  const { all, ...progress } = progressOf(works);
  return (
    <section className={styles.project} aria-labelledby={project.id}>
      <header className={styles.head}>
        <h2 id={project.id}>{project.title}</h2>
        <Button kind="quiet" size="small" icon={Pencil} onClick={onChange}>
          {t('change')}
        </Button>
        <Button kind="quiet" size="small" icon={Trash2} onClick={onDelete}>
          {t('delete')}
        </Button>
      </header>
      {project.goal && <p className={styles.goal}>{project.goal}</p>}
      {project.dueOn && <p>{t('due', { date: date(new Date(project.dueOn)) })}</p>}
      {all === 0 && <p className={styles.goal}>{t('nothingInside')}</p>}
      {all > 0 && (
        <div className={styles.progress}>
          {(['published', 'translated', 'withPhoto'] as const).map((what) => (
            <ProgressBar
              key={what}
              label={t(`progress.${what}`)}
              value={progress[what] / all}
              detail={t('of', { some: progress[what], count: all })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
