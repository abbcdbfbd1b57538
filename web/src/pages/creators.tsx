import { nameStartOf } from '@waymark/model/entities/name-starts';
import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreatorsFilters } from '../features/creators/creators-filters.tsx';
import { CreatorsList, CreatorsSkeletons } from '../features/creators/creators-list.tsx';
import { CreatorsPage } from '../features/creators/creators-page.tsx';
import { NoCreators } from '../features/creators/no-creators.tsx';
import { useCreatorsView } from '../features/creators/use-creators-view.ts';
import { useLimit } from '../features/creators/use-limit.ts';
import { Live } from '../live/core/live.tsx';
import { creators } from '../live/queries/creator-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { Notice } from '../ui/display/notice.tsx';

export const messages = ['creators'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'creators'>(args);

/** All creators, with a search by language and name, live. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'creators'>>();
  const t = useTranslations('states');
  const state = useCreatorsView();
  const { view, search } = state;
  const limit = useLimit(search);
  const query = useMemo(
    () => creators(limit.now, { ...view, nameStart: nameStartOf(view.name) }),
    [limit.now, view],
  );
  // The payload is the answer without a search, and is not shown for a search.
  const [initial] = useState(() =>
    payload && search === '' ? { ...payload, found: payload.creators.length } : undefined,
  );
  return (
    <CreatorsPage>
      <CreatorsFilters state={state} />
      <Live
        query={query}
        initial={initial}
        loading={<CreatorsSkeletons />}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
      >
        {(answer, from) => {
          const waiting = from === 'former-session' || (from === 'payload' && search !== '');
          if (answer.creators.length > 0) return <CreatorsList {...{ answer, limit, waiting }} />;
          return waiting ? <CreatorsSkeletons /> : <NoCreators state={state} />;
        }}
      </Live>
    </CreatorsPage>
  );
}
