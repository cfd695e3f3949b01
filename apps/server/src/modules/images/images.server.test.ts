import { IMAGE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  postImage,
  smallGif,
  smallJpeg,
  smallPng,
  smallWebp,
} from '../../../test/harness/images.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let other: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  [ines, other] = await Promise.all([signUp(server), signUp(server)]);
});

const script = Buffer.from('<script>alert(1)</script>');
const wrongType = 'Please choose a PNG, JPEG, WebP, or GIF image.';

describe('an image', () => {
  it.each([
    ['a PNG', smallPng(12, 7), 'png', 'image/png', 12, 7],
    ['a JPEG', smallJpeg(16, 8), 'jpg', 'image/jpeg', 16, 8],
    ['a GIF', smallGif(), 'gif', 'image/gif', 1, 1],
    ['a WebP', smallWebp(), 'webp', 'image/webp', 1, 1],
  ])(
    '%s is stored by its content and served with its actual type',
    async (_, bytes, end, type, w, h) => {
      // The media type that the browser declares is ignored.
      const stored = await postImage(server, ines, bytes, 'image/gif');
      expect([stored.status, stored.body.width, stored.body.height]).toEqual([201, w, h]);
      expect(stored.body.url).toMatch(
        new RegExp(`^${server.url}/images/${ines.id}/\\w{64}\\.${end}$`),
      );
      const seen = await fetch(stored.body.url);
      expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(seen.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      const head = await fetch(stored.body.url, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, type]);
    },
  );

  it('keeps its URL when it is uploaded again, and belongs to one account', async () => {
    const bytes = smallPng(9, 9);
    const urls = await Promise.all(
      [ines, ines, ines, other].map(async (one) => (await postImage(server, one, bytes)).body.url),
    );
    expect(new Set(urls.slice(0, 3)).size).toBe(1);
    expect(urls[3]).toBe(urls[0].replace(ines.id, other.id));
  });

  it('is not found under any other name', async () => {
    const { body } = await postImage(server, ines, smallPng(5, 5));
    const name = body.url.split('/').at(-1);
    for (const path of [
      `/images/${other.id}/${name}`,
      `/images/${ines.id}/${name.replace('png', 'gif')}`,
      `/images/${ines.id}/${'0'.repeat(64)}.png`,
      `/images/${ines.id}/..%2f..%2fsigning-key`,
      '/images/incoming/x.png',
    ]) {
      const response = await server.api('GET', path);
      expect([path, response.status, response.body]).toEqual([
        path,
        404,
        { message: 'Not found.', code: 'not_found' },
      ]);
    }
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a PNG followed by a script', Buffer.concat([smallPng(), script])],
    ['a JPEG followed by a script', Buffer.concat([smallJpeg(), script])],
    ['a GIF followed by a script', Buffer.concat([smallGif(), script])],
    ['a WebP followed by a script', Buffer.concat([smallWebp(), script])],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*aaaaaaa*/=alert(1);//;')],
    ['a script that begins like a PNG', Buffer.concat([smallPng().subarray(0, 8), script])],
    ['a PNG with a wrong checksum', changed(smallPng(), 20)],
    ['a truncated PNG', smallPng().subarray(0, -4)],
    ['a zip', Buffer.from('PK\x03\x04')],
  ])('%s is rejected', async (_, bytes) => {
    const response = await postImage(server, ines, bytes);
    expect([response.status, response.body]).toEqual([
      400,
      { message: wrongType, code: 'validation_failed', fields: { file: wrongType } },
    ]);
  });

  it('is rejected by its declared type, size or dimensions before it is decoded', async () => {
    const svg = await postImage(server, ines, script, 'image/svg+xml');
    expect([svg.status, svg.body.message]).toEqual([415, wrongType]);
    const large = await postImage(server, ines, Buffer.alloc(IMAGE_LIMITS.bytes + 1));
    const tooLarge = 'This image is larger than 2 MB.';
    expect([large.status, large.body.message]).toEqual([413, tooLarge]);
    expect(large.body.fields).toEqual({ file: tooLarge });
    const wide = await postImage(server, ines, smallPng(IMAGE_LIMITS.pixels + 1, 1));
    expect([wide.status, wide.body.message]).toEqual([
      400,
      'An image can be at most 4096 pixels wide and 4096 pixels high.',
    ]);
    expect((await postImage(server, ines, smallPng(IMAGE_LIMITS.pixels, 1))).status).toBe(201);
  });

  it('is rejected once an account has the maximum number of images, unless it is stored already', async () => {
    const full = await signUp(server);
    const stored = await postImage(server, full, smallPng(3, 3));
    await server.database.withSystem((tx) =>
      sql`insert into images (account_id, name)
        select ${full.id}, n::text from generate_series(3, ${IMAGE_LIMITS.perAccount}::int) n`.execute(
        tx,
      ),
    );
    // There is room for one more: of several at once, exactly one succeeds.
    const responses = await Promise.all(
      [31, 32, 33].map((width) => postImage(server, full, smallPng(width, 1))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused?.body.message).toBe(
      'Your account has reached its limit of 10,000 images. Unused images are deleted after a day.',
    );
    expect((await postImage(server, full, smallPng(3, 3))).body.url).toBe(stored.body.url);
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}
