import { logger } from 'firebase-functions';

/*
 * Every line that functions log, as a named function: what happened, with ids only. No record, token, e-mail address or
 * text that a person wrote is ever logged.
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

export function logWithdrawn(path: string): void {
  logger.info('Withdrawn from the public', { path });
}

export function logBylinesRefreshed(creatorId: string, documents: number): void {
  logger.info('Bylines refreshed', { creatorId, documents });
}
