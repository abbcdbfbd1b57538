/** A file of text. `count` says how many entities it has, once its parts were read. */
export interface TextFile {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
  count?: () => number;
}

export interface TextFileOptions {
  /** The address of the site. */
  origin: string;
  /** The file of a photo in the archive, given its path. */
  photoFile: (path: string) => string;
  /** Receives everything that may name photos. */
  seen: (data: unknown) => void;
}
