import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/display/icon.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import styles from './map-credits.module.css';
import type { LinksProps } from './unfolded-links.tsx';

interface FoldedLinksProps extends LinksProps {
  label: string;
  icon: LucideIcon;
  of: (code: typeof import('./unfolded-links.tsx')) => ComponentType<LinksProps>;
}

/** Links on the map, behind a button. Their code is loaded with the first press: few visitors look at them. */
export function FoldedLinks({ label, icon, of, ...props }: FoldedLinksProps) {
  const [Links] = useState(() => lazy(() => import('./unfolded-links.tsx').then(contentOf(of), nothing)));
  return (
    <Popover
      label={label}
      side="above"
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.button} aria-label={label}>
          <Icon of={icon} size="1rem" />
        </button>
      )}
    >
      {() => (
        <div className={styles.links}>
          <p className={styles.title}>{label}</p>
          <Suspense>
            <Links {...props} />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}

interface Content {
  default: ComponentType<LinksProps>;
}

const contentOf =
  (of: FoldedLinksProps['of']) =>
  (code: typeof import('./unfolded-links.tsx')): Content => ({ default: of(code) });

/** A map works without them. */
const nothing = (): Content => ({ default: () => null });
