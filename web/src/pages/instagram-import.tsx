import { matchPath } from '@waymark/model/paths/match-path';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { LivePage } from '../elements/page/live-page.tsx';
import { NotFound } from '../elements/page/not-found.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { oneImport } from '../live/queries/import-queries.ts';
import { isSignedIn } from '../session/is-signed-in.ts';

export const messages = ['imports'] as const;

const ImportPage = lazyPart(async () => (await import('../features/instagram/import-page.tsx')).ImportPage, {
  fallback: null,
});

const PositionField = lazyPart(
  async () => (await import('../features/place/position-field.tsx')).PositionField,
);

/** The id of an import, for a possible owner. Signed-out visitors get the 404 page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<string | null> {
  const match = matchPath(new URL(request.url).pathname);
  return match !== null && 'id' in match.params && (await isSignedIn()) ? match.params.id : null;
}

/** An Instagram import, for its owner and for users who may read all imports. Everyone else gets the 404 page. */
export function Component() {
  const id = useLoaderData<string | null>();
  return id === null ? <NotFound /> : <LiveImport id={id} />;
}

function LiveImport({ id }: { id: string }) {
  const footer = usePageFooter();
  return (
    <LivePage query={useMemo(() => oneImport(id), [id])} initial={undefined}>
      {(run) => (
        <ImportPage run={run} position={(props) => <PositionField {...props} />}>
          {footer}
        </ImportPage>
      )}
    </LivePage>
  );
}
