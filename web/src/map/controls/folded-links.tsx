import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './map-credits.module.css';
import type { LinksProps } from './unfolded-links.tsx';

interface FoldedLinksProps extends LinksProps {
  label: string;
  icon: LucideIcon;
  of: (code: typeof import('./unfolded-links.tsx')) => ComponentType<LinksProps>;
}

/** Links on the map, folded by default. Their code is loaded with the first press: few visitors look at them. */
export function FoldedLinks({ label, icon, of, ...props }: FoldedLinksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Links] = useState(() => lazy(() => import('./unfolded-links.tsx').then(contentOf(of), nothing)));
  return (
    <details className={styles.sources} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={label}>
        <Icon of={icon} size="1rem" />
      </summary>
      {isOpen && (
        <Suspense>
          <Links {...props} />
        </Suspense>
      )}
    </details>
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
