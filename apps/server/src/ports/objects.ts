import type { Readable } from 'node:stream';

/** Leave to post one object: every entry of `fields`, then the file, as multipart to `url`. */
export interface UploadTarget {
  url: string;
  fields: Record<string, string>;
  policy: string;
  signature: string;
}

/** An object that lies in a local file for as long as it is looked at. */
export interface StagedObject {
  path: string;
  size: number;
  /** Give the local copy up. Never throws. */
  release(): Promise<void>;
}

/** One object of a listing. */
export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** What an upload must be. */
export interface UploadRequest {
  key: string;
  size: number;
  expiresAt: Date;
}

/**
 * Where packages and pictures lie. Uploads arrive under `incoming/`, packages that are kept lie under
 * `pkg/`, pictures under `img/`; nobody can read any of them without asking this server.
 */
export interface ObjectStore {
  /** Sign leave to upload exactly this many bytes to exactly this key. */
  signUpload(request: UploadRequest): Promise<UploadTarget>;
  /** The address an object is spoken of by; it answers nobody. */
  locate(key: string): string;
  /** Have an object in a local file; `undefined` when there is none. */
  stage(key: string): Promise<StagedObject | undefined>;
  /** Keep a staged object's bytes under a key named by their hash. Keeping twice changes nothing. */
  save(staged: StagedObject, key: string): Promise<void>;
  /** Keep bytes at hand under a key named by their hash. Keeping twice makes the object young again. */
  saveBytes(bytes: Buffer, key: string): Promise<void>;
  /** Read an object from its first byte; `undefined` when there is none. */
  read(key: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Whether there is such an object. */
  has(key: string): Promise<boolean>;
  /** Forget an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every object whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<ListedObject>;
}

/** The media type of packages, the only one that is uploaded to a store itself. */
export const PACKAGE_TYPE = 'application/zip';

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** The media type of an object, by the end of its key. */
export function typeOfObject(key: string): string {
  return PICTURE_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? PACKAGE_TYPE;
}

const KEY = /^(?:incoming|pkg|img)(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,127}){1,5}$/;

/** Whether a key is one this server makes; anything else never reaches a store. */
export function isObjectKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}
