import type { AccountDeletion } from '@waymark/model/entities/account-deletion';
import type { DataExport } from '@waymark/model/entities/data-export';
import { type Follows, followsPath } from '@waymark/model/entities/follows';
import { type Quotas, quotasPath } from '@waymark/model/entities/quotas';
import type { User } from '@waymark/model/entities/user';
import { type Visits, visitsPath } from '@waymark/model/entities/visits';
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

/** The creators whom a user follows. */
export function followsOf(uid: string): LiveQuery<Follows> {
  return { key: `follows/${uid}`, source: { document: followsPath(uid) }, reads: 'follows' };
}

/** Where a user has been and wants to go. */
export function visitsOf(uid: string): LiveQuery<Visits> {
  return { key: `visits/${uid}`, source: { document: visitsPath(uid) }, reads: 'visits' };
}

/** How much a user has and may have. */
export function quotasOf(uid: string): LiveQuery<Quotas> {
  return { key: `quotas/${uid}`, source: { document: quotasPath(uid) }, reads: 'quotas' };
}

/** The deletion of a user's account; missing where none was requested. */
export function deletionOf(uid: string): LiveQuery<AccountDeletion> {
  return { key: `deletion/${uid}`, source: { document: `deletions/${uid}` }, reads: 'deletion' };
}
