import { configuration } from '../platform/configuration.ts';
import { type ContentKeys, readContentKeys } from './content-keys.ts';

let read: ContentKeys | undefined;

/** The keys of this process. Parsing them costs more than a token. */
export function contentKeys(): ContentKeys {
  read ??= readContentKeys(configuration.contentKeys);
  return read;
}
