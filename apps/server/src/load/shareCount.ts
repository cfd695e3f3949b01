/** Requests that this server has counted. */
export interface AddedRequests {
  /** The name of the limit and the client, product or license. */
  key: string;
  count: number;
  windowMs: number;
}

/** The window of a key on all servers: the requests in it so far, and how long it still lasts. */
export interface SharedWindow {
  total: number;
  remainingMs: number;
}

/** Adds requests to a window that all servers of a database share. Undefined with a single server. */
export type ShareCount = (added: AddedRequests) => Promise<SharedWindow>;
