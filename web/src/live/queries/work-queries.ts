import type { Project } from '@waymark/model/entities/project';
import { workNamed } from '@waymark/model/entities/shared';
import type { Work } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { VersionContent, WorkVersion } from '@waymark/model/entities/work-version';
import { newestWorksOf, projectsOf, versionsOf, workPublishedAs } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The result of a query of works: their summaries, the last changed first. */
export interface FoundWorks {
  works: WorkSummary[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/**
 * One work of a user, or a story that they write for another, live for its writers only. A refusal is shown as such, so that the work
 * does not seem deleted.
 * @param name as the user names it (`nameOfWork`)
 */
export function oneWork(uid: string, name: string): LiveQuery<Work> {
  const { ownerId, id } = workNamed(uid, name);
  return {
    key: `work/${ownerId}/${id}`,
    source: { document: `users/${ownerId}/works/${id}` },
    reads: 'work',
  };
}

/** The versions of a work of a user, the last one first, live for that user only. */
export function versionsOfWork(uid: string, workId: string): LiveQuery<WorkVersion[]> {
  return { key: `versions/${uid}/${workId}`, source: versionsOf(uid, workId), reads: 'versions' };
}

/** The content of one version, which never changes. */
export function contentOfVersion(uid: string, workId: string, version: string): LiveQuery<VersionContent> {
  return {
    key: `version/${uid}/${workId}/${version}`,
    source: { document: `users/${uid}/works/${workId}/versionContents/${version}` },
    reads: 'versionContent',
  };
}

/** The user's work with a present or former public id, live for that user only; missing if it belongs to another user. */
export function workOfPublic(uid: string, publicId: string): LiveQuery<Work> {
  return {
    key: `work-of-public/${uid}/${publicId}`,
    source: workPublishedAs(uid, publicId),
    reads: 'work',
  };
}

/**
 * The works of a user, of any kind and state, the last changed first, live for that user only. One more than `limit` shows
 * whether there are others.
 */
export function worksOfOwner(uid: string, limit: number): LiveQuery<FoundWorks> {
  const family = `works-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: newestWorksOf(uid, limit + 1), reads: 'works' };
}

/**
 * The projects of a user, in the order of their titles, live for that user only. One more than `limit` shows whether there are
 * others.
 */
export function projectsOfOwner(uid: string, limit: number): LiveQuery<Project[]> {
  return { key: `projects-of/${uid}/${limit}`, source: projectsOf(uid, limit + 1), reads: 'projects' };
}
