import { Readable } from 'node:stream';
import { imageValidation, readImage, uploadImage } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../errors.ts';
import { type App, contextOf } from '../../http.ts';
import type { ImagesService, SentPicture } from './images.service.ts';

/** Connect the keeping of pictures and their serving to whoever asks. */
export async function imagesRoutes(app: App, images: ImagesService): Promise<void> {
  app.route({
    ...readImage,
    handler: async (request, reply) => {
      const { account, name } = request.params;
      return sendPicture(reply, await images.read(account, name));
    },
  });
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const types = [...uploadImage.schema.consumes];
    scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(refuseInWords);
    scope.route({
      ...uploadImage,
      bodyLimit: IMAGE_LIMITS.bytes,
      handler: async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw refusedType();
        return reply.code(201).send(await images.upload(contextOf(request), body));
      },
    });
  });
}

function refusedType(): Refusal {
  return invalid(imageValidation.type, { file: imageValidation.type });
}

/** Says what is wrong with a picture that was refused before it was read. */
function refuseInWords(error: FastifyError, _request: FastifyRequest, _reply: FastifyReply): never {
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

/** Streams a picture that sites of any origin may show, and that can do nothing but be shown. */
function sendPicture(reply: FastifyReply, { type, size, stream }: SentPicture): FastifyReply {
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
