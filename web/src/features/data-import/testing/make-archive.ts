import { ARCHIVE_FILES, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '@waymark/model/archive/archive';
import { EXAMPLE_INSTANT, EXAMPLE_UID } from '@waymark/model/testing/examples';
import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** The manifest of an example. */
export const MANIFEST = {
  format: ARCHIVE_FORMAT,
  version: ARCHIVE_VERSION,
  uid: EXAMPLE_UID,
  madeAt: EXAMPLE_INSTANT,
  counts: {},
  files: [],
  missing: [],
};

/** A ZIP with these files, and a manifest unless there is one among them. Values other than text are written as JSON. */
export async function zipOf(files: Readonly<Record<string, unknown>>): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'));
  for (const [name, content] of Object.entries({ [ARCHIVE_FILES.manifest]: MANIFEST, ...files })) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await zip.add(name, new TextReader(text));
  }
  return zip.close();
}
