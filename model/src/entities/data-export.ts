import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { instant, tally } from './fields.ts';

/** How long a finished archive can be downloaded, in milliseconds: seven days. */
export const EXPORT_LIFETIME = 7 * 86_400_000;

const every = {
  /** Always `latest`: a user has one archive at a time. */
  id: z.literal('latest'),
  /** The name of its file. */
  archiveId: idSchema,
  startedAt: instant,
};

/** `users/{uid}/exports/latest`: the archive of a user's data. Written by functions, and read by the user. */
export const dataExport = z.discriminatedUnion('state', [
  z.strictObject({ ...every, state: z.literal('making') }),
  z.strictObject({
    ...every,
    state: z.literal('ready'),
    finishedAt: instant,
    expiresAt: instant,
    bytes: tally,
    works: tally,
    photos: tally,
    /** Photos whose file is not there any more. */
    missing: tally,
  }),
  z.strictObject({ ...every, state: z.literal('failed'), finishedAt: instant }),
]);
export type DataExport = z.infer<typeof dataExport>;

/** The Storage path of an archive, which only functions read. */
export function archivePath(uid: string, archiveId: string): string {
  return `exports/${uid}/${archiveId}.zip`;
}
