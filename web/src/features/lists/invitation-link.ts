import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { INVITATION } from './saved-invitation.ts';

/** The address that is sent to whoever is invited to edit a list. */
export function invitationLink(listId: string, invitation: string, locale: Locale): string {
  const address = new URL(pathTo('lists-id', { id: listId }, locale), location.origin);
  address.searchParams.set(INVITATION, invitation);
  return address.href;
}
