import type { Creator } from '@waymark/model/entities/creator';
import type { ListEntry } from '@waymark/model/entities/list';
import type { Photo } from '@waymark/model/entities/photo';
import type { StoredEdit } from '@waymark/model/entities/photo-edit';
import type { Profile } from '@waymark/model/entities/profile';
import type { Project } from '@waymark/model/entities/project';
import type { Work } from '@waymark/model/entities/work';
import type { ListFields } from '../../live/writes/list-mutations.ts';
import type { WorkPlace } from '../../live/writes/save-work.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an account has already, by ids. */
interface Existing {
  works: ReadonlyMap<string, Work>;
  lists: ReadonlySet<string>;
  projects: ReadonlySet<string>;
  profile: Creator | undefined;
}

/** The account into which is imported. What fails throws, and can be tried again. */
export interface ImportTarget {
  uid: string;
  /** Whether works and photos can be written. */
  isCreator: boolean;
  existing(): Promise<Existing>;
  /** The path of a photo with an id that is there; undefined where it is not. */
  photo(photoId: string): Promise<string | undefined>;
  /**
   * Uploads a photo, under the id where that is free.
   * @param edit of the photo that was edited
   * @returns its path and what else is known of it
   */
  upload(photoId: string, file: File, edit: StoredEdit | undefined): Promise<Pick<Photo, 'path'>>;
  /** Creates a draft, or writes the content of one that is there. */
  save(place: WorkPlace, content: Fields): Promise<void>;
  setProject(id: string, projectId: string): Promise<void>;
  schedule(id: string, publishAt: number): Promise<void>;
  archive(id: string): Promise<void>;
  trash(id: string): Promise<void>;
  /** @returns the id of the public document; undefined where the work cannot be published */
  publish(id: string): Promise<string | undefined>;
  createProject(id: string, text: Pick<Project, 'title' | 'goal' | 'dueOn'>): Promise<void>;
  createList(id: string, fields: ListFields): Promise<void>;
  /** The ids of the items that a list of the user has. */
  itemsOf(listId: string): Promise<ReadonlySet<string>>;
  putItem(listId: string, entry: ListEntry): Promise<void>;
  setCover(listId: string, cover: Photo): Promise<void>;
  saveProfile(profile: Profile): Promise<void>;
}
