import { firestore } from '../../session/firebase.ts';
import { projectWrites } from './project-writes.ts';

/** The mutations of the signed-in user's projects: see project-writes.ts. */
export const { createProject, saveProject, deleteProject } = projectWrites(firestore);
