import type { StoredEdit } from './photo-edit.ts';
import { storedEdit } from './photo-edit-schema.ts';

/*
 * The metadata of an original says which part of it its photo shows, so that the photo can always be made again from the file alone.
 */

const NAME = 'edit';

/** The metadata of an original for its edit, in the form of Storage's own custom metadata. */
export function metadataFor(edit: StoredEdit): Record<string, string> {
  return { [NAME]: JSON.stringify(edit) };
}

/**
 * The edit in the metadata of an original; undefined where there is none. Owners write metadata too: an edit that is not valid counts
 * as none.
 */
export function storedEditIn(
  metadata: Readonly<Record<string, unknown>> | undefined,
): StoredEdit | undefined {
  return storedEdit.safeParse(parsed(metadata?.[NAME])).data;
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
