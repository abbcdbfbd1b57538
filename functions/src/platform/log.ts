import { logger } from 'firebase-functions';

/*
 * Every log line of functions is a named function here: what happened, with ids only. Records, tokens, e-mail addresses and
 * texts of users are never logged. A browser's report is logged as it is; the web removes such data from it.
 */

export function logBrokenDocument(path: string): void {
  logger.error('A document breaks its schema and is left out', { path });
}

export function logUnexpected(error: unknown, context: Readonly<Record<string, string>>): void {
  logger.error('Unexpected error', {
    ...context,
    error: error instanceof Error ? error.stack : String(error),
  });
}

export function logPublished(path: string, version: number): void {
  logger.info('Published', { path, version });
}

export function logNotRendered(path: string, error: unknown): void {
  logger.error('A page could not be rendered; the browser renders it', {
    path,
    error: error instanceof Error ? error.stack : String(error),
  });
}

export function logRendererEnded(error: unknown): void {
  logger.error('A process that renders pages ended by itself', {
    error: error instanceof Error ? error.stack : String(error),
  });
}

/** @param reason the code of the refusal */
export function logNotPublished(path: string, reason: string): void {
  logger.warn('A scheduled work could not be published', { path, reason });
}

export function logPurged(userId: string, works: number, photos: number): void {
  logger.info('Purged from the trash', { userId, works, photos });
}

/** Without any id: nothing of the user may be left, in logs neither. */
export function logAccountDeleted(): void {
  logger.info('Deleted an account');
}

export function logArchiveMade(bytes: number, works: number, photos: number, missing: number): void {
  logger.info('Made an archive', { bytes, works, photos, missing });
}

export function logRelinked(work: string, stories: number, entries: number): void {
  logger.info('Links to an earlier address were changed', { work, stories, entries });
}

export function logWithdrawn(path: string): void {
  logger.info('Withdrawn from the public', { path });
}

export function logBylinesRefreshed(creatorId: string, documents: number): void {
  logger.info('Bylines refreshed', { creatorId, documents });
}

export function logListsLeftBehind(itemId: string, left: number): void {
  logger.warn('An item is in too many lists; those beyond the limit lost its position', {
    itemId,
    left,
  });
}

export function logItemsBeyondLimit(listId: string, items: number): void {
  logger.warn('A list had too many items; the newest were removed', { listId, items });
}

export function logBeyondQuota(userId: string, quota: string, removed: number): void {
  logger.warn('A burst exceeded a quota; the newest were taken away', { userId, quota, removed });
}

export function logShardFull(path: string): void {
  logger.error('A shard of the sitemaps is full; other pages are left out', { path });
}

/** @param path the first shard that is left out */
export function logSitemapFull(path: string, sitemaps: number): void {
  logger.warn('A sitemap is full; its last pages are left out', { path, sitemaps });
}

/** @param path of the document whose record the search engine refuses; its text is not in the message */
export function logRecordRefused(path: string, error: unknown): void {
  logger.error('The search engine refuses a record; its document cannot be found', {
    path,
    error: String(error),
  });
}

export function logSearchUnavailable(error: unknown): void {
  logger.error('The search engine does not answer; what has changed waits for it', { error: String(error) });
}

export function logSearchOff(): void {
  logger.warn('ALGOLIA_APP_ID is empty: nothing is sent to a search engine');
}

export function logOldEvent(paths: readonly string[], time: string): void {
  logger.error(
    'An event is too old to be followed; the daily comparison of the search will update the index',
    {
      paths,
      time,
    },
  );
}

export function logSearchRepaired(index: string, documents: number): void {
  logger.info(
    'Documents in the search index differed, some of them because they changed meanwhile; they were written again',
    {
      index,
      documents,
    },
  );
}

export function logStaleKey(error: unknown): void {
  logger.warn('The identity provider does not answer: a cached key is still used', { error: String(error) });
}

/** @param asked the request */
export function logProviderUnavailable(asked: string, error: unknown): void {
  logger.error('The identity provider does not answer', { asked, error: String(error) });
}

export function logAuthenticationUnavailable(error: unknown): void {
  logger.error('Firebase Authentication does not answer', { error: String(error) });
}

/** @param userId of the signed-in user */
export function logBrowserReport({ severity, userId, message, stack }: BrowserReport): void {
  const browser = { message, ...(userId && { userId }), ...(stack && { stack }) };
  // Not as an error of the function itself, which Error Reporting would count.
  logger.write({ severity, message: 'Reported by a browser', browser });
}

/** @param code of the server's reply or of the error; neither has an address */
export function logMailWaits(id: string, attempts: number, code: string): void {
  logger.warn('A mail could not be sent yet', { id, attempts, code });
}

export function logMailEnded(id: string, mail: { kind: string; state: string; code: string | null }): void {
  const { kind, state, code } = mail;
  if (state === 'sent') logger.info('A mail was sent', { id, kind });
  // An address that does not exist is no fault of ours.
  else if (state === 'bounced') logger.warn('A mail has an address that does not exist', { id, kind, code });
  else logger.error('A mail was not sent and is given up', { id, kind, code });
}

export function logMailOff(): void {
  logger.warn('SMTP_URL is none: the site sends no mails');
}

export function logMessageStored(id: string, to: string): void {
  logger.info('A message arrived', { id, to });
}

/** @param trap what a program fell into */
export function logMessageTrapped(trap: string): void {
  logger.info('A message of a program was dropped', { trap });
}

/** @param reason without texts, address and key */
export function logTranslatorFailed(reason: string): void {
  logger.error('A draft of a translation failed', { reason });
}

interface BrowserReport {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  userId?: string | undefined;
  message: string;
  stack?: string | undefined;
}

/** A page tried something that its Content-Security-Policy forbids: an attack, or a fault of the policy. */
export function logPolicyViolation(violation: Readonly<Record<string, string>>): void {
  logger.warn('A page violated its Content-Security-Policy', { violation });
}

export function logJoined(creatorId: string): void {
  logger.info('Joined as a creator', { creatorId });
}
