import { NO_VIEW, type View, viewSearch } from '@waymark/model/view-codec';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMarkNotFound } from '../../elements/page/mark-not-found.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { showTheme } from '../../ui/theme.ts';
import { EmbedBar } from './embed-bar.tsx';
import { EmbedMessage } from './embed-message.tsx';
import { EmbeddedCreator } from './embedded-creator.tsx';
import { EmbeddedList } from './embedded-list.tsx';
import { EmbeddedStory } from './embedded-story.tsx';
import type { LoadedEmbed } from './load-embed.ts';
import type { Theme } from './read-embed.ts';

/** The settings of the map around an embed. */
interface MapSettings {
  requestedView: View;
  /** Whether the map shows only the items of the embed. */
  bare: boolean;
}

export type MapSlot = (settings: MapSettings, below: ReactNode) => ReactNode;

/** The page that other sites embed: a map of one subject, with a link to Waymark. */
export function Embed({ embed, map }: { embed: LoadedEmbed; map: MapSlot }) {
  const { subject, theme, kinds } = embed;
  const t = useTranslations();
  const pathTo = usePathTo();
  useTheme(theme);
  // This page has no canonical address: the subject has a page of its own.
  useMarkNotFound();
  const camera = subject.of === 'place' ? subject.camera : null;
  const requestedView = useMemo(() => ({ ...NO_VIEW, camera, kinds }), [camera, kinds]);
  const bareMap = (below: ReactNode) => map({ requestedView, bare: true }, below);
  return (
    <>
      <title>{t('brand')}</title>
      <meta name="robots" content="noindex" />
      {subject.of === 'nothing' && (
        <EmbedMessage heading={t('embed.nothingTitle')}>{t('embed.nothing')}</EmbedMessage>
      )}
      {subject.of === 'gone' && <EmbedMessage heading={t('embed.goneTitle')}>{t('embed.gone')}</EmbedMessage>}
      {subject.of === 'list' && <EmbeddedList {...subject} kinds={kinds} map={bareMap} />}
      {subject.of === 'creator' && <EmbeddedCreator {...subject} kinds={kinds} map={bareMap} />}
      {subject.of === 'post' && <EmbeddedStory {...subject} kinds={kinds} map={bareMap} />}
      {subject.of === 'place' &&
        map(
          { requestedView, bare: false },
          <EmbedBar
            title={<VisuallyHidden>{t('brand')}</VisuallyHidden>}
            to={pathTo('index', {}) + viewSearch(requestedView)}
          />,
        )}
    </>
  );
}

/** Shows the document in a scheme; null stands for that of the reader's system. */
function useTheme(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (theme === null) return;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    return () => {
      showTheme();
    };
  }, [theme]);
}
