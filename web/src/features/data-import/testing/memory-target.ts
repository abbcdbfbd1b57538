import type { Creator } from '@waymark/model/entities/creator';
import type { List, ListEntry } from '@waymark/model/entities/list';
import type { StoredEdit } from '@waymark/model/entities/photo-edit';
import type { Project } from '@waymark/model/entities/project';
import type { Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import type { ImportTarget } from '../import-target.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An account in memory, which can fail at any write. */
export class MemoryTarget implements ImportTarget {
  readonly works = new Map<string, Work>();
  readonly published = new Map<string, Fields>();
  readonly lists = new Map<string, Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute' | 'cover'>>();
  readonly items = new Map<string, Map<string, ListEntry>>();
  readonly projects = new Map<string, Pick<Project, 'title' | 'goal' | 'dueOn'>>();
  readonly photos = new Map<string, string>();
  readonly edits = new Map<string, StoredEdit>();
  profile: Creator | undefined;
  isCreator = true;
  /** Throws where a write has to fail. */
  beforeWrite: () => void = () => {};
  readonly uid: string;

  constructor(uid: string) {
    this.uid = uid;
  }

  async existing() {
    return {
      works: new Map(this.works),
      lists: new Set(this.lists.keys()),
      projects: new Set(this.projects.keys()),
      profile: this.profile,
    };
  }

  async photo(photoId: string) {
    return this.photos.has(photoId) ? `photos/${this.uid}/${photoId}` : undefined;
  }

  async upload(photoId: string, file: File, edit: StoredEdit | undefined) {
    this.beforeWrite();
    if (edit) this.edits.set(photoId, edit);
    this.photos.set(photoId, `${file.type} ${await file.text()}`);
    return { path: `photos/${this.uid}/${photoId}` };
  }

  async save({ id, kind }: { id: string; kind: Work['kind'] }, content: Fields) {
    this.beforeWrite();
    const written = structuredClone(content);
    const before = this.works.get(id);
    const at = Date.now();
    if (before === undefined) {
      const made = { id, kind, content: written, revision: 1, createdAt: at, updatedAt: at };
      this.works.set(id, { ...made, state: 'draft' });
    } else {
      const state = before.state === 'published' ? 'changed' : before.state;
      this.works.set(id, { ...before, state, content: written, revision: before.revision + 1 });
    }
  }

  async setProject(id: string, projectId: string) {
    this.#change(id, { projectId });
  }

  async schedule(id: string, publishAt: number) {
    this.#change(id, { state: 'scheduled', publishAt });
  }

  async archive(id: string) {
    this.#change(id, { state: 'archived' });
  }

  async trash(id: string) {
    this.#change(id, { deletedAt: Date.now() });
  }

  async publish(id: string) {
    this.beforeWrite();
    const work = this.works.get(id);
    if (work === undefined || work.content['title'] === undefined) return undefined;
    const publicId = work.publicId ?? newId();
    this.published.set(publicId, work.content);
    this.works.set(id, { ...work, state: 'published', publicId, publishedRevision: work.revision });
    return publicId;
  }

  async createProject(id: string, text: Pick<Project, 'title' | 'goal' | 'dueOn'>) {
    this.beforeWrite();
    this.projects.set(id, text);
  }

  async createList(id: string, fields: Pick<List, 'title' | 'summary' | 'visibility' | 'asRoute'>) {
    this.beforeWrite();
    this.lists.set(id, fields);
    this.items.set(id, new Map());
  }

  async itemsOf(listId: string) {
    return new Set(this.items.get(listId)?.keys());
  }

  async putItem(listId: string, entry: ListEntry) {
    this.beforeWrite();
    this.items.get(listId)?.set(entry.itemId, entry);
  }

  async setCover(listId: string, cover: NonNullable<List['cover']>) {
    this.beforeWrite();
    const list = this.lists.get(listId);
    if (list) this.lists.set(listId, { ...list, cover });
  }

  async saveProfile(profile: Partial<Creator>) {
    this.beforeWrite();
    if (this.profile) this.profile = { ...this.profile, ...profile };
  }

  #change(id: string, fields: Partial<Work>): void {
    this.beforeWrite();
    const work = this.works.get(id);
    if (work) this.works.set(id, { ...work, ...fields, revision: work.revision + 1 });
  }
}
