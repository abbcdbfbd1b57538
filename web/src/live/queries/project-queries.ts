import type { Project } from '@waymark/model/entities/project';
import { projectsOf } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The projects of somebody, in the order of their titles, live for them alone; one more than `limit` tells whether there are others. */
export function projectsOfOwner(uid: string, limit: number): LiveQuery<Project[]> {
  return { key: `projects-of/${uid}/${limit}`, source: projectsOf(uid, limit + 1), reads: 'projects' };
}
