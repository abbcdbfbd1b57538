import { firestore } from '../../session/firebase.ts';
import { workWrites } from './work-writes.ts';

/** What whoever is signed in does with their works: see work-writes.ts. */
export const {
  createWork,
  discardWork,
  trashWork,
  restoreWork,
  archiveWork,
  unarchiveWork,
  scheduleWork,
  unscheduleWork,
  tagWork,
  moveWork,
} = workWrites(firestore);
