import type { PhotoType } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';

/** What Storage reports about a stored file. */
export interface StoredFile {
  size: number;
  /** Base64. */
  md5: string;
}

/** A file to send. */
export interface SentFile {
  file: File;
  type: PhotoType;
  /** What Storage keeps beside it. */
  metadata?: Readonly<Record<string, string>> | undefined;
}

/** The sending of one file. */
export interface Sending {
  pause(): void;
  resume(): void;
  /** Makes the next attempt at once. */
  again(): void;
  /** Stops the sending and rejects `arrived`. */
  cancel(): void;
  /** Rejected with an UploadError. */
  arrived: Promise<StoredFile>;
}

/** The services that an upload uses. Tests have their own. */
export interface UploadTransport {
  send(path: string, file: SentFile, listener: SendingListener): Promise<Sending>;
  /** The original that is stored at a path; undefined where there is none, or it is not known. */
  find(path: string): Promise<StoredFile | undefined>;
  /** How long a sending may retry without an arriving byte, in milliseconds. */
  readonly retryLimit: number;
  /** The MD5 of a file in base64. */
  hashOf(file: File): Promise<string>;
  /** Waits for the photo that is made from an original. */
  whenVariantsMade(uid: string, photoId: string, signal: AbortSignal): Promise<Photo>;
  /** Removes an original that no photo uses. */
  remove(path: string): Promise<void>;
  /** Whether the connection is gone, as far as is known. */
  isServerUnreachable(): boolean;
  /** Calls the listener when `isServerUnreachable` changes. @returns a function that stops it */
  onConnectionChange(listener: () => void): () => void;
}

/** The events of a sending. */
export interface SendingListener {
  onSent(bytes: number): void;
  onPaused(): void;
}
