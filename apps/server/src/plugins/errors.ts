import type { Socket } from 'node:net';
import {
  ERROR_STATUS,
  type ErrorCode,
  type ErrorResponse,
  type RefusedSiteResponse,
} from '@pressdock/api';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../db/refusal.ts';
import { rowLimitReached } from '../db/rowLimits.messages.ts';
import { Refusal } from '../errors.ts';
import type { App } from '../http.ts';

interface ErrorReply {
  status: number;
  body: ErrorResponse | RefusedSiteResponse;
}

function errorReply(code: ErrorCode, message: string, fields?: Record<string, string>): ErrorReply {
  return { status: ERROR_STATUS[code], body: { message, code, ...(fields && { fields }) } };
}

type ValidationError = FastifyError & {
  validationContext?: string;
  validation: { instancePath: string; message?: string }[];
};

/** Maps a validation error of the contract. An invalid path parameter means that nothing is found. */
function mapValidationError(error: ValidationError): ErrorReply {
  if (error.validationContext === 'params') return errorReply('not_found', 'Not found.');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation) {
    const name = instancePath.split('/')[1] ?? '';
    if (name !== '') fields[name] ??= message ?? 'This value is invalid.';
  }
  const [first] = error.validation;
  const hasFields = Object.keys(fields).length > 0;
  const message = first?.message ?? 'The input is invalid.';
  return errorReply('validation_failed', message, hasFields ? fields : undefined);
}

const codesByStatus: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Maps Fastify's own errors: malformed or large bodies, unsupported media types, long ids. */
function mapFrameworkError(error: FastifyError, status: number): ErrorReply {
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return errorReply('not_found', 'Not found.');
  const code = codesByStatus[status] ?? 'validation_failed';
  return errorReply(code, status === 413 ? 'The request is too large.' : error.message);
}

/** Codes for texts with a NUL character, which Postgres cannot store. */
const invalidText = new Set(['22021', '22P05']);
/** An account has reached the maximum number of rows in a table. */
const limitExceeded = '54000';
const diskFull = '53100';

/** Fields of a database error that are mapped to a response. */
type DatabaseError = Partial<Record<'code' | 'constraint' | 'detail', string>>;

function mapDatabaseError(error: DatabaseError): ErrorReply | undefined {
  const { code, constraint, detail } = error;
  if (code === undefined) return undefined;
  // Postgres reports its own limits with the same code, but without a constraint.
  if (code === limitExceeded && constraint !== undefined) {
    return errorReply('conflict', rowLimitReached(constraint, detail ?? ''));
  }
  if (invalidText.has(code)) {
    return errorReply(
      'validation_failed',
      'The input contains a character that cannot be stored. Remove it and try again.',
    );
  }
  if (code === diskFull) {
    return errorReply(
      'unavailable',
      'The disk of the server is full, so changes cannot be saved. Please try again later.',
    );
  }
  if (isUnavailable(error) || code === 'ECONNREFUSED') {
    return errorReply('unavailable', 'The server is busy. Please try again in a moment.');
  }
  return undefined;
}

/** Maps any error to a response. The response to an unexpected error contains no details. */
export function mapError(error: unknown): ErrorReply {
  if (error instanceof Refusal) {
    const { code, reason, message, fields } = error;
    if (reason) return { status: ERROR_STATUS[code], body: { message, code: reason } };
    return errorReply(code, message, fields);
  }
  const thrown = error as FastifyError;
  if (hasZodFastifySchemaValidationErrors(error))
    return mapValidationError(thrown as ValidationError);
  const status = thrown.statusCode ?? 500;
  if (status >= 400 && status < 500) return mapFrameworkError(thrown, status);
  return (
    mapDatabaseError(thrown) ?? errorReply('internal', 'Something went wrong. Please try again.')
  );
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = mapError(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (error instanceof Refusal && error.retryAfter !== undefined) {
    reply.header('retry-after', String(error.retryAfter));
  }
  if (error instanceof Refusal && error.reason) reply.header('pressdock-code', error.reason);
  if (status === 503) reply.header('retry-after', '5');
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Sends every error in the contract's format. */
export function handleErrors(app: App): void {
  app.setErrorHandler(sendError);
}

/** Sends errors that occur before routing, such as a path that cannot be decoded. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(error, request, reply);
}

const connectionErrors: Record<string, { status: string; reply: ErrorReply }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    reply: errorReply('too_large', 'The request is too large.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    reply: errorReply('validation_failed', 'The request took too long to arrive.'),
  },
};
const malformed = {
  status: '400 Bad Request',
  reply: errorReply('validation_failed', 'The request is malformed.'),
};

/** Responds to malformed, oversized and stalled requests in the contract's format. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reply } = connectionErrors[error.code ?? ''] ?? malformed;
  const text = JSON.stringify(reply.body);
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  );
  // A client that keeps its side open would keep the connection.
  socket.destroySoon();
}
