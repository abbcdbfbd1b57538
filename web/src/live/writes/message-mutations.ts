import { firestore } from '../../session/firebase.ts';
import { messageWrites } from './message-writes.ts';

/** The mutations of the signed-in reader: see message-writes.ts. */
export const { setMessageState, setMailSettings } = messageWrites(firestore);
