import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A body that is not JSON, by its media type. */
export interface TypedBody {
  description: string;
  content: Record<string, { schema: Schema }>;
}

/** One call of the contract: everything the server, the client and the document derive from. */
export interface RouteRecord {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  config: {
    /** A verb phrase, unique in the contract. */
    operationId: string;
    /** Who may call: anyone, or a person with a session. */
    access: 'public' | 'session';
  };
  schema: {
    summary: string;
    tags: readonly string[];
    params?: Schema;
    querystring?: Schema;
    body?: Schema;
    /** The media type of the body where it is not JSON. */
    consumes?: readonly string[];
    response: Record<number, Schema | TypedBody>;
  };
}
