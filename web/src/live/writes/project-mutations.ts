import { firestore } from '../../session/firebase.ts';
import { projectWrites } from './project-writes.ts';

/** What whoever is signed in does with their projects: see project-writes.ts. */
export const { createProject, saveProject, deleteProject } = projectWrites(firestore);
