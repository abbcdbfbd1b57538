// @ts-check
/**
 * Loaded before firebase-tools. Where a file is deleted while its Storage emulator evaluates the rules for a read, the emulator
 * answers with a file without bytes, and all emulators crash. This makes it answer that the file does not exist.
 */
import { NotFoundError } from 'firebase-tools/lib/emulator/storage/errors.js';
import { StorageLayer } from 'firebase-tools/lib/emulator/storage/files.js';

const { getObject } = StorageLayer.prototype;
StorageLayer.prototype.getObject = async function (/** @type {unknown} */ request) {
  const found = await getObject.call(this, request);
  if (found.data === undefined) throw new NotFoundError('File not found');
  return found;
};
