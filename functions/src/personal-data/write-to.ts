import { createHash } from 'node:crypto';
import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Letter } from '../mail/letter.ts';
import { configuration } from '../platform/configuration.ts';
import { logUnexpected } from '../platform/log.ts';

/** Where a letter to a user goes. */
export interface Addressee {
  /** Undefined where their address is unknown: they get no letter, and their settings show the same. */
  email: string | undefined;
  locale: Locale;
}

/**
 * Writes a letter about their data to a user, with a link to their settings. A letter that cannot be queued does not fail what it
 * is about.
 * @param id a repeated id is one letter
 */
export async function writeTo(
  id: string,
  { email, locale }: Addressee,
  letterWith: (link: string) => Letter,
): Promise<void> {
  if (email === undefined) return;
  try {
    const link = `${configuration.publicOrigin}${pathTo('settings', {}, locale)}`;
    await enqueueMail({ id: mailId(id), to: email, locale, letter: letterWith(link) });
  } catch (error) {
    logUnexpected(error, { letter: id });
  }
}

/** A name that leads to no user: the record of a mail outlives a deleted account. */
function mailId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
