import type { Readable } from 'node:stream';

/** A presigned post: send all `fields`, then the file, as a multipart form to `url`. */
export interface UploadTarget {
  url: string;
  fields: Record<string, string>;
  policy: string;
  signature: string;
}

/** An object in a local file, available until it is released. */
export interface StagedObject {
  path: string;
  size: number;
  /** Deletes the local copy, if there is one. Never throws. */
  release(): Promise<void>;
}

/** An object in a list. */
export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** The upload that a presigned post allows. The size is in bytes. */
export interface UploadRequest {
  key: string;
  size: number;
  expiresAt: Date;
}

/**
 * Stores packages and images. Uploads arrive under `incoming/`, published packages are stored under
 * `pkg/`, images under `img/`. Objects can be read only through this server.
 */
export interface ObjectStore {
  /** Signs a post that allows one upload of an exact size under an exact key. */
  signUpload(request: UploadRequest): Promise<UploadTarget>;
  /** Returns the URL that identifies an object. It cannot be requested. */
  locate(key: string): string;
  /** Makes an object available as a local file; `undefined` if it does not exist. */
  stage(key: string): Promise<StagedObject | undefined>;
  /** Stores a staged object under a key that contains its hash. Idempotent. */
  save(staged: StagedObject, key: string): Promise<void>;
  /** Stores bytes under a key that contains their hash. Storing them again renews `modifiedAt`. */
  saveBytes(bytes: Buffer, key: string): Promise<void>;
  /** Opens an object for reading; `undefined` if it does not exist. */
  read(key: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Returns whether an object exists. */
  has(key: string): Promise<boolean>;
  /**
   * Deletes an object, if it exists. Returns false if it was kept, because a backup is about to copy
   * it.
   */
  remove(key: string): Promise<boolean>;
  /** Returns how many more bytes can be stored; undefined if there is no known limit. */
  freeBytes(): Promise<number | undefined>;
  /** Lists all objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<ListedObject>;
}

/** The media type of packages, the only one that browsers upload directly to a store. */
export const PACKAGE_TYPE = 'application/zip';

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Returns the media type of an object by the extension of its key. */
export function typeOfObject(key: string): string {
  return IMAGE_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? PACKAGE_TYPE;
}

const KEY = /^(?:incoming|pkg|img)(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,127}){1,5}$/;

/** Returns whether a key is valid. Invalid keys must never reach a store. */
export function isObjectKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}
