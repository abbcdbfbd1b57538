import type { AccountDeletion } from '@waymark/model/entities/account-deletion';
import type { DataExport } from '@waymark/model/entities/data-export';
import { type Quotas, quotasPath } from '@waymark/model/entities/quotas';
import type { User } from '@waymark/model/entities/user';
import { dataExportOf } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The private settings of a user; missing until they choose something. */
export function settingsOf(uid: string): LiveQuery<User> {
  return { key: `settings/${uid}`, source: { document: `users/${uid}` }, reads: 'settings' };
}

/** The archive of a user's data; missing where there is none. */
export function exportOf(uid: string): LiveQuery<DataExport> {
  return { key: `export/${uid}`, source: dataExportOf(uid), reads: 'dataExport' };
}

/** How much a user has and may have. */
export function quotasOf(uid: string): LiveQuery<Quotas> {
  return { key: `quotas/${uid}`, source: { document: quotasPath(uid) }, reads: 'quotas' };
}

/** The deletion of a user's account; missing where none was requested. */
export function deletionOf(uid: string): LiveQuery<AccountDeletion> {
  return { key: `deletion/${uid}`, source: { document: `deletions/${uid}` }, reads: 'deletion' };
}
