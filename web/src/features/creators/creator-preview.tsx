import type { Creator } from '@waymark/model/entities/creator';
import { CreatorPortrait } from './creator-portrait.tsx';
import styles from './creator-profile.module.css';

/** The profile of a creator as visitors see it, as a part of another page. */
export function CreatorPreview({ creator }: { creator: Creator }) {
  return (
    <div className={styles.profile}>
      <CreatorPortrait creator={creator} level={3} />
    </div>
  );
}
