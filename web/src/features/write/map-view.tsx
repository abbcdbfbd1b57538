import type { ReactNodeViewProps } from '@tiptap/react';
import { Pencil } from 'lucide-react';
import { use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './embedded.module.css';
import { toPlacesOfMap } from './engine/rules.ts';
import { FigureView } from './figure-view.tsx';
import { Writing } from './write-context.ts';

/** A map of places in a text, with its caption. The component that mounts the field decides how the map looks. */
export function MapView(view: ReactNodeViewProps) {
  const { editor, node, updateAttributes } = view;
  const t = useTranslations('writing.map');
  const { mapCard, pickPlaces } = use(Writing);
  const places = useMemo(() => toPlacesOfMap(node.attrs['places']), [node.attrs]);
  const edit = async () => {
    const chosen = await pickPlaces?.(places);
    if (chosen && !editor.isDestroyed) updateAttributes({ places: chosen });
  };
  return (
    <FigureView
      view={view}
      removeLabel={t('remove')}
      actions={
        pickPlaces && (
          <IconButton icon={Pencil} kind="floating" size="small" label={t('edit')} onClick={edit} />
        )
      }
    >
      <div className={styles.card}>{mapCard?.(places)}</div>
    </FigureView>
  );
}
