// @ts-check
/**
 * Loaded before firebase-tools. Its Storage emulator ends a resumable upload with the first part that arrives, and the client waits for
 * ever for the request of the second. This has it store a part of a file whose size is not known yet, and ask for the next one, as
 * Cloud Storage does: https://docs.cloud.google.com/storage/docs/performing-resumable-uploads#chunked-upload
 */

import { reqBodyToBuffer } from 'firebase-tools/lib/emulator/shared/request.js';
import gcloud from 'firebase-tools/lib/emulator/storage/apis/gcloud.js';
import { UploadStatus } from 'firebase-tools/lib/emulator/storage/upload.js';

const UPLOAD = /^\/upload\/storage\/v1\/b\/[^/]+\/o$/;
/** A part of a file whose size is not known yet, or a question for what has arrived. */
const PART = /^bytes (?:(\d+)-\d+|\*)\/\*$/;

const { createCloudEndpoints } = gcloud;
gcloud.createCloudEndpoints = (emulator) => {
  const endpoints = createCloudEndpoints(emulator);
  return (request, response, next) => {
    const part = PART.exec(request.headers['content-range'] ?? '');
    const { upload_id: id } = request.query;
    const isPart = request.method === 'PUT' && UPLOAD.test(request.path) && typeof id === 'string';
    if (!isPart || part === null) return endpoints(request, response, next);
    storePart(emulator.uploadService, id, part[1], request).then((size) => {
      if (size === undefined) response.sendStatus(404);
      else {
        if (size > 0) response.set('range', `bytes=0-${size - 1}`);
        response.status(308).end();
      }
    }, next);
  };
};

/**
 * @param {import('firebase-tools/lib/emulator/storage/upload.js').UploadService} uploads
 * @param {string} id
 * @param {string | undefined} start the offset of the part in the file; undefined for a question
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<number | undefined>} how many bytes have arrived; undefined without such an upload
 */
async function storePart(uploads, id, start, request) {
  const bytes = await reqBodyToBuffer(request);
  const upload = uploads._uploads.get(id);
  if (upload?.status !== UploadStatus.ACTIVE) return undefined;
  // A part that arrives a second time is not stored again.
  if (start !== undefined && Number(start) === upload.size) uploads.continueResumableUpload(id, bytes);
  return upload.size;
}
