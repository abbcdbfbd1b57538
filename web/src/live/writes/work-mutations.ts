import { firestore } from '../../session/firebase.ts';
import { workWrites } from './work-writes.ts';

/** The mutations of the signed-in user's works: see work-writes.ts. */
export const {
  createWork,
  duplicateWork,
  discardWork,
  trashWork,
  restoreWork,
  archiveWork,
  unarchiveWork,
  scheduleWork,
  unscheduleWork,
  tagWork,
  addPhotos,
  moveWork,
} = workWrites(firestore);
