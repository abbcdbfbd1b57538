import { memo } from 'react';
import { untilLoaded } from '../../ui/hooks/until-loaded.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import styles from './lazy-save.module.css';

/**
 * The button that saves an item to a list. It loads after the page's first content, and its space is reserved. A list renders again
 * for each item that is highlighted, and its buttons do not.
 */
export const LazySave = memo(
  lazyPart(
    async () => (await untilLoaded('What saves to lists', () => import('./save-to-list.tsx'))).SaveToList,
    { messages: ['save'], fallback: <span className={styles.coming} />, panel: 'save', isOptional: true },
  ),
);
