import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

interface SettingsSectionProps {
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings. */
export function SettingsSection({ heading, intro, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        {intro && <p>{intro}</p>}
      </header>
      {children && <div className={styles.controls}>{children}</div>}
    </section>
  );
}
