import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { PathMatch } from '@waymark/model/paths/match-path';
import { PAYLOAD_SCHEMAS } from '@waymark/model/payloads';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ItemView } from '../features/content/item-view.tsx';
import { NotFound } from '../features/content/not-found.tsx';
import { Surroundings } from '../features/content/surroundings.tsx';
import { oneItem } from '../live/card-queries.ts';
import { Live } from '../live/live.tsx';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { Notice } from '../ui/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

type ItemPage = `${(typeof COLLECTION_OF)[PublishedKind]}-id`;

export const loader = (args: LoaderFunctionArgs) => loadPage<ItemPage>(args, PAYLOAD_SCHEMAS);

/** One public item of any kind: from the payload at once, and live from then on. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<ItemPage>>();
  const t = useTranslations('states');
  const { kind, id } = itemAt(match);
  const query = useMemo(() => oneItem(kind, id), [kind, id]);
  return (
    <>
      <Live
        query={query}
        initial={payload?.item}
        loading={<CardSkeletons count={1} label={t('loading')} />}
        missing={<NotFound />}
        failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
      >
        {(item) => <ItemView kind={kind} item={item} parts={payload?.parts ?? []} />}
      </Live>
      {payload && <Surroundings kind={kind} {...payload} />}
    </>
  );
}

/** Which item a path leads to. */
function itemAt({ page, params }: PathMatch): { kind: PublishedKind; id: string } {
  const kind = PUBLISHED_KINDS.find((candidate) => page === `${COLLECTION_OF[candidate]}-id`);
  if (kind === undefined || !('id' in params)) throw new Error(`The page ${page} is not that of an item`);
  return { kind, id: params.id };
}
