import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
} from 'openapi-fetch';
import type { ErrorResponse } from '../contract/error.schemas.ts';
import { NEXT_CURSOR_HEADER } from '../contract/pages.ts';
import type { operations, paths } from './schema.d.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The `operationId` of a call. */
export type OperationId = keyof operations;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;
type Init<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>;
type Arguments<M extends Method, P extends PathOf<M>> =
  undefined extends Init<M, P> ? [init?: Init<M, P>] : [init: Init<M, P>];

/**
 * The result of a call. `status` is 0 if there was no response. `next` is the cursor in the header
 * `Pressdock-Next`; `retryAfterSeconds` is the header `Retry-After`.
 */
export type Result<T> =
  | { ok: true; status: number; data: T; next?: string }
  | { ok: false; status: number; error: ErrorResponse; retryAfterSeconds?: number };

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: Arguments<M, P>
) => Promise<Result<MethodResponse<Client<paths>, M, P>>>;

/**
 * The typed client. A path, parameter or body that is not in the contract does not compile. Failures are
 * return values; a call rejects only when it is canceled through `signal`.
 */
export interface ApiClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
}

const NO_RESPONSE: ErrorResponse = {
  code: 'unavailable',
  message: 'The server did not respond. Please check your connection and try again.',
};

function isErrorResponse(value: unknown): value is ErrorResponse {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value;
}

function parseBody(text: unknown, response: Response): unknown {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return isJson && typeof text === 'string' ? JSON.parse(text) : text;
}

function toErrorResponse(body: unknown, status: number): ErrorResponse {
  if (isErrorResponse(body)) return body;
  return { code: 'internal', message: `The server returned an unexpected error (${status}).` };
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

interface RawResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type RawRequest = (method: Method, path: string, init: object) => Promise<RawResult>;

/** Creates a client for one server. */
export function createClient(options: TransportOptions): ApiClient {
  const raw = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: createTransport(options),
  });
  const request = raw.request as RawRequest;

  const call = (method: Method) => async (path: string, init?: { signal?: AbortSignal | null }) => {
    try {
      const result = await request(method, path, { ...init, parseAs: 'text' });
      const { response } = result;
      if (!response.ok) {
        return {
          ok: false,
          status: response.status,
          error: toErrorResponse(result.error, response.status),
          retryAfterSeconds: readRetryAfter(response),
        };
      }
      const data = parseBody(result.data, response);
      const next = response.headers.get(NEXT_CURSOR_HEADER);
      return { ok: true, status: response.status, data, ...(next !== null && { next }) };
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      return { ok: false, status: 0, error: NO_RESPONSE };
    }
  };

  return {
    get: call('get') as Call<'get'>,
    post: call('post') as Call<'post'>,
    put: call('put') as Call<'put'>,
    patch: call('patch') as Call<'patch'>,
    delete: call('delete') as Call<'delete'>,
  };
}
