import type { PublishedKind } from '@waymark/model/entities/kinds';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { StoryOwner } from '../../elements/sharing/story-owner.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import styles from './editor.module.css';

/** The properties of a work that the head shows. */
export type EditorView = 'write' | 'preview';

interface EditorHeadProps {
  kind: PublishedKind;
  /** The title of the work, and its language. */
  name: string;
  lang: string | undefined;
  /** The work in the database. */
  work: Work | undefined;
  /** The user for whom a co-writer writes; undefined for the owner. */
  ownerId: string | undefined;
  view: EditorView;
  onView: (view: EditorView) => void;
  onBack: () => void;
}

const LOOKS = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
  archived: 'neutral',
} as const;

/** The kind and the state of the work, the link to its public page, and the choice of the view. */
export function EditorHead({ kind, name, lang, work, ownerId, view, onView, onBack }: EditorHeadProps) {
  const t = useTranslations('edit');
  const tAll = useTranslations();
  const pathTo = usePathTo();
  const isPublic = work?.publicId !== undefined && work.publishedRevision !== undefined;
  return (
    <header className={styles.head}>
      <title>{`${name} · ${tAll('brand')}`}</title>
      <div className={styles.headRow}>
        <Button kind="quiet" size="small" icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
        <span className={styles.about}>
          <KindLine kind={kind} />
          {work && <Badge kind={LOOKS[work.state]}>{t(`state.${work.state}`)}</Badge>}
        </span>
        {isPublic && (
          <ButtonLink
            kind="quiet"
            size="small"
            icon={ExternalLink}
            to={pathTo(`${COLLECTION_OF[kind]}-id`, { id: work.publicId ?? '' })}
          >
            {t('publicPage')}
          </ButtonLink>
        )}
        <SegmentedControl
          label={t('view.label')}
          choices={(['write', 'preview'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={onView}
        />
      </div>
      {/* The field of the title shows it. */}
      <VisuallyHidden as="h1" lang={lang}>
        {name}
      </VisuallyHidden>
      {ownerId !== undefined && <StoryOwner ownerId={ownerId} />}
    </header>
  );
}
