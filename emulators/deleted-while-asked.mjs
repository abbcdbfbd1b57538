// @ts-check
/**
 * Loaded before firebase-tools. Where a file is deleted while its Storage emulator asks the rules whether somebody may read it, the
 * emulator answers with a file that has no bytes, which ends all emulators. It is to say that there is no such file.
 */
import { NotFoundError } from 'firebase-tools/lib/emulator/storage/errors.js';
import { StorageLayer } from 'firebase-tools/lib/emulator/storage/files.js';

const { getObject } = StorageLayer.prototype;
StorageLayer.prototype.getObject = async function (/** @type {unknown} */ request) {
  const found = await getObject.call(this, request);
  if (found.data === undefined) throw new NotFoundError('File not found');
  return found;
};
