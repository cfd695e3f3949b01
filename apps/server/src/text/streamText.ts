import { Readable } from 'node:stream';

/**
 * Returns the parts of a text as a stream.
 * @throws if the first part cannot be read: the response can still be an error then
 */
export async function streamText(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    })(),
  );
}
