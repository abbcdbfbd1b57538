import type { Creator } from '@waymark/model/entities/creator';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Section } from '@waymark/model/payloads';
import { useEffect, useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router';
import { CreatorOnMap } from '../elements/map/creator-on-map.tsx';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { KindSections, SECTION_ORDERS } from '../features/content/cards/sections.tsx';
import styles from '../features/creators/creator-profile.module.css';
import { CreatorProfile } from '../features/creators/creator-profile.tsx';
import { useCardOrder } from '../features/explore/state/use-card-order.ts';
import { usePathTo } from '../i18n/paths.ts';
import { creatorAt, oneCreator } from '../live/queries/creator-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';

const FollowButton = lazyPart(
  async () => (await import('../features/following/follow-button.tsx')).FollowButton,
  { messages: ['following', 'failures'], fallback: <span className={styles.coming} />, isOptional: true },
);

export const messages = ['creators'] as const;

/** Redirects an id or a former handle to the address with the current handle. */
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadPage<'creators-id'>(args);
  const { match, payload } = loaded;
  if (payload === undefined || !('id' in match.params) || match.params.id === payload.creator.handle) {
    return loaded;
  }
  const { search, hash } = new URL(args.request.url);
  return redirect(pathTo('creators-id', { id: payload.creator.handle }, match.locale) + search + hash);
}

/** A creator and their public items. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'creators-id'>>();
  const footer = usePageFooter();
  const at = 'id' in match.params ? match.params.id : '';
  const id = payload?.creator.id;
  const query = useMemo(() => (id === undefined ? creatorAt(at) : oneCreator(id)), [id, at]);
  return (
    <LivePage query={query} initial={payload?.creator}>
      {(creator) =>
        creator.handle === at ? (
          <CreatorProfile creator={creator} follow={<FollowButton creator={creator} />}>
            <CreatorOnMap creator={creator} initial={payload?.map} />
            <Published creator={creator} sections={payload?.sections} />
            {footer}
          </CreatorProfile>
        ) : (
          <ToAddressOf handle={creator.handle} />
        )
      }
    </LivePage>
  );
}

/** Redirects as the loader does, for an id without a payload and for a creator who has just changed their handle. */
function ToAddressOf({ handle }: { handle: string }) {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const pathname = pathTo('creators-id', { id: handle });
  useEffect(() => {
    void navigate({ pathname, search, hash }, { replace: true });
  }, [navigate, pathname, search, hash]);
  return null;
}

function Published({ creator, sections }: { creator: Creator; sections: readonly Section[] | undefined }) {
  const { id, total } = creator;
  const narrowing = useMemo(() => ({ creatorId: id }), [id]);
  return (
    <KindSections
      narrowing={narrowing}
      sections={sections}
      total={total}
      {...useCardOrder(SECTION_ORDERS)}
      onMap={false}
    />
  );
}
