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
 * Where packages lie. Uploads arrive under `incoming/`, what is kept lies under `pkg/`; nobody can
 * read either without asking this server.
 */
export interface ObjectStore {
  /** Sign leave to upload exactly this many bytes to exactly this key. */
  signUpload(request: UploadRequest): Promise<UploadTarget>;
  /** The address an object is spoken of by; it answers nobody. */
  locate(key: string): string;
  /** Have an object in a local file; `undefined` when there is none. */
  stage(key: string): Promise<StagedObject | undefined>;
  /** Keep a staged object's bytes under a key named by their hash. Keeping twice changes nothing. */
  keep(staged: StagedObject, key: string): Promise<void>;
  /** Read an object from its first byte; `undefined` when there is none. */
  read(key: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Whether there is such an object. */
  has(key: string): Promise<boolean>;
  /** Forget an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every object whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<ListedObject>;
}

/** The one media type that is stored. */
export const OBJECT_TYPE = 'application/zip';

const KEY = /^(?:incoming|pkg)(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,127}){1,5}$/;

/** Whether a key is one this server makes; anything else never reaches a store. */
export function isObjectKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}
