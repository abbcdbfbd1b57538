import { createHash } from 'node:crypto';
import type { Manifest } from '@waymark/model/archive/archive';
import { configure, ZipWriter } from '@zip.js/zip.js';

// Its workers are those of browsers. Streams of Node compress in threads of their own.
configure({ useWebWorkers: false });

/**
 * Writes the files of an archive into a stream, one after another. Only chunks of one file are in memory: a slow stream slows the
 * reading of the file down.
 */
export class ArchiveWriter {
  readonly files: Manifest['files'] = [];
  readonly #zip: ZipWriter<unknown>;
  /** In milliseconds. */
  readonly #madeAt: number;

  constructor(output: WritableStream<Uint8Array>, madeAt: number) {
    this.#zip = new ZipWriter(output, { bufferedWrite: false, keepOrder: true });
    this.#madeAt = madeAt;
  }

  /** Adds a file with a text. */
  addText(name: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    return this.#add(name, ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), 6);
  }

  /** Adds a file as it is. Photos are compressed already. */
  addBytes(name: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
    return this.#add(name, bytes, 0);
  }

  /** Ends the archive. */
  async close(): Promise<void> {
    await this.#zip.close();
  }

  async #add(name: string, content: ReadableStream<Uint8Array>, level: number): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = content.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          hash.update(chunk);
          bytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
      }),
    );
    await this.#zip.add(name, counted, { level, lastModDate: new Date(this.#madeAt) });
    this.files.push({ name, bytes, sha256: hash.digest('hex') });
  }
}
