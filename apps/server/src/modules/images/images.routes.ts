import { Readable } from 'node:stream';
import { imageValidation, readImage, uploadImage } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../errors.ts';
import { type App, contextOf } from '../../http.ts';
import type { ImagesService, SentImage } from './images.service.ts';

/** Mounts the upload of images and their public URLs. */
export async function imagesRoutes(app: App, images: ImagesService): Promise<void> {
  app.route({
    ...readImage,
    handler: async (request, reply) => {
      const { account, name } = request.params;
      return sendImage(reply, await images.read(account, name));
    },
  });
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const types = [...uploadImage.schema.consumes];
    scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(explainRejection);
    scope.route({
      ...uploadImage,
      bodyLimit: IMAGE_LIMITS.bytes,
      handler: async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw unsupportedType();
        return reply.code(201).send(await images.upload(contextOf(request), body));
      },
    });
  });
}

function unsupportedType(): Refusal {
  return invalid(imageValidation.type, { file: imageValidation.type });
}

/** Replaces errors that Fastify throws before it reads an image with errors of the field. */
function explainRejection(
  error: FastifyError,
  _request: FastifyRequest,
  _reply: FastifyReply,
): never {
  if (error.statusCode === 413) {
    const message = imageValidation.tooLarge;
    throw new Refusal('too_large', message, { fields: { file: message } });
  }
  if (error.statusCode === 415) {
    const message = imageValidation.type;
    throw new Refusal('unsupported_media_type', message, { fields: { file: message } });
  }
  throw error;
}

/** Streams an image. Sites of any origin may embed it; a browser cannot run it as a document. */
function sendImage(reply: FastifyReply, { type, size, stream }: SentImage): FastifyReply {
  reply.raw.once('close', () => stream.destroy());
  const isForHead = reply.request.method === 'HEAD';
  return reply
    .type(type)
    .headers({
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(isForHead ? Readable.from([]) : stream);
}
