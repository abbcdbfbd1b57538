import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { MAX_LIST_ENTRIES } from '@waymark/model/entities/list';
import { uploadedPhotoPath } from '@waymark/model/entities/original';
import { metadataFor } from '@waymark/model/entities/stored-edit';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { creatorOfUser, listsOf, newestWorksOf, projectsOf } from '@waymark/model/own-queries';
import { itemsOfList, type StoredQuery } from '@waymark/model/queries';
import { doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { readEntity } from '../../live/core/read-entity.ts';
import { stored } from '../../live/core/stored.ts';
import { toQuery } from '../../live/core/to-query.ts';
import { runInDatabase } from '../../live/core/unavailable-error.ts';
import { type UploadTask, uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { isOver } from '../../live/uploads/upload-state.ts';
import { changeList, createList, type ListFailure, putBack } from '../../live/writes/list-mutations.ts';
import { saveProject } from '../../live/writes/project-mutations.ts';
import { saveWork } from '../../live/writes/save-work.ts';
import { archiveWork, moveWork, scheduleWork, trashWork } from '../../live/writes/work-mutations.ts';
import { saveProfile } from '../../services/creators-api.ts';
import { publishWork } from '../../services/works-api.ts';
import type { Failure } from '../../session/failure.ts';
import { firestore } from '../../session/firebase.ts';
import type { ImportTarget } from './import-target.ts';

/** More projects than the interface shows. */
const MOST_PROJECTS = 500;

/** The account of the signed-in user, by the same writes as everywhere. */
export function firestoreTarget(uid: string, isCreator: boolean): ImportTarget {
  return {
    uid,
    isCreator,
    async existing() {
      const [works, lists, projects, creators] = await Promise.all([
        isCreator ? found(newestWorksOf(uid)) : [],
        found(listsOf(uid)),
        isCreator ? found(projectsOf(uid, MOST_PROJECTS)) : [],
        found(creatorOfUser(uid)),
      ]);
      const [profile] = creators;
      return {
        works: new Map(
          works.flatMap((raw): [string, Work][] => {
            const work = readEntity(raw, workSchema);
            return work ? [[work.id, work]] : [];
          }),
        ),
        lists: new Set(lists.map(({ id }) => id)),
        projects: new Set(projects.map(({ id }) => id)),
        profile: profile && readProfile(profile),
      };
    },
    async photo(photoId) {
      const ref = doc(firestore, uploadedPhotoPath(uid, photoId));
      const record = await runInDatabase(() => getDocFromServer(ref));
      return record.get('state') === 'ready' ? `photos/${uid}/${photoId}` : undefined;
    },
    upload: (photoId, file, edit) =>
      finished(uploadPhoto(file, uid, undefined, photoId, false, edit && metadataFor(edit))),
    async save(place, content) {
      const answer = await saveWork(place, content, undefined);
      if ('saved' in answer) return;
      if ('gone' in answer) throw new Error('The work was deleted elsewhere.');
      const again = await saveWork(place, content, answer.behind.revision);
      if (!('saved' in again)) throw new Error('The work was changed elsewhere.');
    },
    async setProject(id, projectId) {
      await moveWork(uid, id, projectId);
    },
    async schedule(id, publishAt) {
      await scheduleWork(uid, id, publishAt);
    },
    async archive(id) {
      await archiveWork(uid, id);
    },
    async trash(id) {
      await trashWork(uid, id);
    },
    async publish(id) {
      const answer = await publishWork(uid, id);
      if ('done' in answer) return answer.done.publicId;
      if (answer.failure.reason === 'invalid' || answer.failure.reason === 'in-trash') return undefined;
      throw failed(answer.failure);
    },
    createProject: (id, text) => saveProject(uid, id, text),
    createList: (id, fields) => succeeded(createList(uid, id, fields)),
    async itemsOf(listId) {
      return new Set((await found(itemsOfList(listId, MAX_LIST_ENTRIES))).map(({ id }) => id));
    },
    putItem: (listId, entry) => succeeded(putBack(listId, entry)),
    setCover: (listId, cover) => succeeded(changeList(listId, { cover })),
    async saveProfile(profile) {
      const failure = await saveProfile(uid, profile);
      if (failure !== undefined) throw failed(failure);
    },
  };
}

/** The documents that a query finds now, with values of the model. */
async function found(query: StoredQuery) {
  const { docs } = await runInDatabase(() => getDocsFromServer(toQuery(firestore, query)));
  return docs.map((document) => ({
    path: document.ref.path,
    id: document.id,
    data: stored.decode(document.data()),
  }));
}

function readProfile(raw: Awaited<ReturnType<typeof found>>[number]): Creator | undefined {
  return readEntity(raw, creatorSchema);
}

/** Waits for an upload. @throws where it failed */
function finished(task: UploadTask): Promise<{ path: string }> {
  return new Promise((resolve, reject) => {
    const stop = task.subscribe(() => {
      const { state, photo, failure } = task.current();
      if (!isOver(state)) return;
      stop();
      if (photo) resolve(photo);
      else reject(new Error(`The photo could not be uploaded: ${failure?.reason ?? state}`));
    });
    task.start();
  });
}

async function succeeded(change: Promise<ListFailure | undefined>): Promise<void> {
  const failure = await change;
  if (failure !== undefined) throw failed(failure);
}

function failed({ reason }: Pick<Failure<string>, 'reason'>): Error {
  return new Error(`It was refused: ${reason}`);
}
