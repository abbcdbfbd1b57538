import { creatorOfUser } from '@waymark/model/own-queries';
import { getDocs } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { toQuery } from '../core/to-query.ts';

/** Whether somebody is a creator already, whatever the provider says of them. */
export async function hasCreatorRecord(uid: string): Promise<boolean> {
  return !(await getDocs(toQuery(firestore, creatorOfUser(uid)))).empty;
}
