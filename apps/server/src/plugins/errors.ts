import type { Socket } from 'node:net';
import {
  ERROR_STATUS,
  type ErrorCode,
  type ErrorResponse,
  type RefusedSiteResponse,
} from '@pressdock/api';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../errors.ts';
import type { App } from '../http.ts';

interface Mapped {
  status: number;
  body: ErrorResponse | RefusedSiteResponse;
}

function mapped(code: ErrorCode, message: string, fields?: Record<string, string>): Mapped {
  return { status: ERROR_STATUS[code], body: { message, code, ...(fields && { fields }) } };
}

type ValidationError = FastifyError & {
  validationContext?: string;
  validation: { instancePath: string; message?: string }[];
};

/** The contract's rules were broken. A path that breaks them leads nowhere, as any unknown one. */
function ofValidation(error: ValidationError): Mapped {
  if (error.validationContext === 'params') return mapped('not_found', 'Not found.');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation) {
    const name = instancePath.split('/')[1] ?? '';
    if (name !== '') fields[name] ??= message ?? 'This is not valid.';
  }
  const [first] = error.validation;
  const hasFields = Object.keys(fields).length > 0;
  const message = first?.message ?? 'The input is not valid.';
  return mapped('validation_failed', message, hasFields ? fields : undefined);
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

/** What Fastify refuses by itself: a broken body, one too large, of the wrong type, an endless id. */
function ofFramework(error: FastifyError, status: number): Mapped {
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return mapped('not_found', 'Not found.');
  const code = codesByStatus[status] ?? 'validation_failed';
  return mapped(code, status === 413 ? 'The request is too large.' : error.message);
}

/** Texts with a NUL, which no Postgres stores. */
const unstorable = new Set(['22021', '22P05']);
/** Canceled, too many connections, lost, shutting down, disk full, out of memory, serialisation, deadlock. */
const passing = new Set(['57014', '57P01', '57P03', '53300', '53100', '53200', '40001', '40P01']);

function ofDatabase(code: string | undefined): Mapped | undefined {
  if (code === undefined) return undefined;
  if (unstorable.has(code)) {
    return mapped('validation_failed', 'The input holds a character that cannot be stored.');
  }
  if (passing.has(code) || code.startsWith('08') || code === 'ECONNREFUSED') {
    return mapped('unavailable', 'The server is busy. Please try again in a moment.');
  }
  return undefined;
}

/** Maps everything that can be thrown to an answer. What nobody expected tells nothing of itself. */
export function mapError(error: unknown): Mapped {
  if (error instanceof Refusal) {
    const { code, reason, message, fields } = error;
    if (reason) return { status: ERROR_STATUS[code], body: { message, code: reason } };
    return mapped(code, message, fields);
  }
  const thrown = error as FastifyError;
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(thrown as ValidationError);
  const status = thrown.statusCode ?? 500;
  if (status >= 400 && status < 500) return ofFramework(thrown, status);
  return ofDatabase(thrown.code) ?? mapped('internal', 'Something went wrong. Please try again.');
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = mapError(error);
  if (status >= 500) request.log.error({ err: error }, 'failed');
  if (error instanceof Refusal && error.retryAfter !== undefined) {
    reply.header('retry-after', String(error.retryAfter));
  }
  if (error instanceof Refusal && error.reason) reply.header('pressdock-code', error.reason);
  if (status === 503) reply.header('retry-after', '5');
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers every failure with the one error body. */
export function answerErrors(app: App): void {
  app.setErrorHandler(answer);
}

/** Answers what fails before there is a route, such as a path that cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answer(error, request, reply);
}

/** Answers what is not even HTTP, or has larger headers than anyone sends, in the one error body too. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const { body } = isTooLarge
    ? mapped('too_large', 'The request is too large.')
    : mapped('validation_failed', 'This is not a request that can be read.');
  const text = JSON.stringify(body);
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  );
}
