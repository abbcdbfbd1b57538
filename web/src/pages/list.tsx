import { type ComponentProps, memo, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { PLACE_ORDERS } from '../elements/order/place-orders.ts';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { LiveList } from '../features/content/list/live-list.tsx';
import { useCardOrder } from '../features/explore/state/use-card-order.ts';
import { isOpenedToEdit } from '../features/lists/opened-to-edit.ts';
import { oneList } from '../live/queries/list-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import { storedSecret } from '../session/link-secret.ts';
import { hasTokens } from '../session/token-storage.ts';
import { useIsHydrated } from '../ui/hooks/use-is-hydrated.ts';

/** Visitors who cannot edit the list load none of these. */
const FOR_EDITORS = { messages: ['lists', 'sharing', 'failures'], fallback: null } as const;
const AcceptInvitation = lazyPart(
  async () => (await import('../elements/sharing/accept-invitation.tsx')).AcceptInvitation,
  FOR_EDITORS,
);
const Booklet = lazyPart(
  async () => (await import('../features/lists/print/booklet.tsx')).Booklet,
  FOR_EDITORS,
);
const ListEditor = lazyPart(
  async () => (await import('../features/lists/editor/list-editor.tsx')).ListEditor,
  FOR_EDITORS,
);
const ListTools = lazyPart(
  async () => (await import('../features/lists/editor/list-tools.tsx')).ListTools,
  FOR_EDITORS,
);

export const messages = ['item'] as const;
export const loader = loadList;

/** A list: shown from the payload at once, then live. An invited visitor is asked first whether they accept. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'lists-id'>>();
  const id = 'id' in match.params ? match.params.id : '';
  // The server knows of no invitation.
  const isHydrated = useIsHydrated();
  const [hasLeft, setHasLeft] = useState(false);
  const invitation = isHydrated && !hasLeft ? storedSecret({ kind: 'list', id }) : undefined;
  const query = useMemo(() => oneList(id), [id]);
  if (invitation !== undefined) {
    return (
      <AcceptInvitation
        shared={{ kind: 'list', id }}
        invitation={invitation}
        onLeave={() => setHasLeft(true)}
      />
    );
  }
  return (
    <LivePage query={query} initial={payload?.item}>
      {(list) => <InOrder list={list} payload={payload} />}
    </LivePage>
  );
}

type WithToolsProps = Pick<ComponentProps<typeof LiveList>, 'list' | 'payload' | 'kept'>;

/** The list in the order of the address. It does not render again while the map moves. */
function InOrder(props: Omit<WithToolsProps, 'kept'>) {
  return <WithTools {...props} kept={useCardOrder(PLACE_ORDERS)} />;
}

const WithTools = memo(function WithTools({ list, payload, kept }: WithToolsProps) {
  const footer = usePageFooter();
  const [isEditing, setIsEditing] = useState(isOpenedToEdit(useLocation()));
  const [isPrinting, setIsPrinting] = useState(false);
  const isHydrated = useIsHydrated();
  const [visibility, setVisibility] = useState<HTMLSelectElement | null>(null);
  const onPrint = () => setIsPrinting(true);
  return (
    <LiveList
      list={list}
      payload={payload}
      kept={kept}
      footer={footer}
      onPrint={onPrint}
      onVisibility={visibility ? () => visibility.focus() : undefined}
      // A visitor without tokens cannot edit, and loads no tools.
      tools={
        isHydrated &&
        hasTokens() && (
          <ListTools
            list={list}
            isEditing={isEditing}
            onEditing={setIsEditing}
            visibilityRef={setVisibility}
          />
        )
      }
      editor={isEditing && ((entries) => <ListEditor list={list} instead={entries} onPrint={onPrint} />)}
      booklet={isPrinting && <Booklet list={list} onDone={() => setIsPrinting(false)} />}
    />
  );
});

/**
 * Loads a list's page. A private list has no payload: its owner, its editors and invited visitors continue without one.
 * @throws a 404 response
 */
function loadList(args: LoaderFunctionArgs): Promise<LoadedPage<'lists-id'>> {
  const listId = args.params['id'] ?? '';
  const isForMember = async () => storedSecret({ kind: 'list', id: listId }) !== undefined || isSignedIn();
  const isStored = async () =>
    hasTokens() && (await import('../live/offline/own-lists.ts')).isListStored(listId);
  return loadPage<'lists-id'>(args, { isForMember, isStored });
}
