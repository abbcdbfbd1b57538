import { followersOf } from '@waymark/model/function-queries';
import { FieldValue } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../platform/to-query.ts';
import type { Place } from './place.ts';

/** The user as a creator whom others follow. */
export const followersPlace: Place = {
  name: 'what others follow',
  paths: [],
  archived: [],
  async *left({ db }, { creatorIds }) {
    for (const id of creatorIds) {
      for await (const { ref } of streamOf(toQuery(db, followersOf(id)).select())) yield ref.path;
    }
  },
  async remove({ db }, { creatorIds }) {
    for (const id of creatorIds) {
      for await (const { ref } of streamOf(toQuery(db, followersOf(id)).select())) {
        await ref.update({ creators: FieldValue.arrayRemove(id) });
      }
    }
  },
};
