import { type LoaderFunctionArgs, replace } from 'react-router';
import { type LoadedPage, loadPage } from '../../services/page-loader.ts';
import { isSomebody } from '../../session/is-somebody.ts';
import { INVITATION, keepInvitation, keptInvitation } from './saved-invitation.ts';

/**
 * Loads a list's page. A private list has no payload: its owner, its editors and who was invited to be one go on without.
 * @throws a 404 response, and where the address holds an invitation the way to the one without it
 */
export function loadList(args: LoaderFunctionArgs): Promise<LoadedPage<'lists-id'>> {
  const { pathname, searchParams } = new URL(args.request.url);
  const listId = args.params['id'] ?? '';
  const invitation = searchParams.get(INVITATION);
  if (invitation !== null) {
    keepInvitation({ listId, invitation });
    searchParams.delete(INVITATION);
    throw replace(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  const isForSomebody = async () => keptInvitation(listId) !== undefined || isSomebody();
  return loadPage<'lists-id'>(args, { isForSomebody });
}
