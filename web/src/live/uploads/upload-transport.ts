import type { PhotoType } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';

/** What Storage says of a file that has arrived. */
export interface Arrived {
  size: number;
  /** Base64. */
  md5: string;
}

/** A file on its way. */
export interface Sending {
  pause(): void;
  resume(): void;
  /** Tries at once what waits for its next try. */
  again(): void;
  /** `arrived` is rejected then. */
  cancel(): void;
  /** Rejected with an UploadError. */
  arrived: Promise<Arrived>;
}

/** What an upload is done with; a test has its own. */
export interface UploadTransport {
  send(path: string, file: File, type: PhotoType, heard: Heard): Promise<Sending>;
  /** How long what waits for its next try may go on without a byte that arrives, in milliseconds. */
  readonly retryLimit: number;
  /** The MD5 of a file, base64. */
  hashOf(file: File): Promise<string>;
  /** Waits for what is made of an original. */
  whenVariantsMade(uid: string, photoId: string, signal: AbortSignal): Promise<Photo>;
  /** Removes an original that nobody is to have. */
  remove(path: string): Promise<void>;
  /** Whether the network went, as far as anybody knows. */
  isAway(): boolean;
  /** Calls when that changes; the answer stops it. */
  onConnectionChange(listener: () => void): () => void;
}

/** What is heard of a file on its way. */
export interface Heard {
  onSent(bytes: number): void;
  onPaused(): void;
}
