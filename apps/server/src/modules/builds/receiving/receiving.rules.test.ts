import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePush, deliveryIdOf, parsePush, versionOfTag } from './push.rules.ts';
import { isSigned } from './signature.rules.ts';

const hub = (secret: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('signatures', () => {
  // @see https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries
  test('match the example of GitHub', () => {
    const signature = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
    const input = { secret: "It's a Secret to Everybody", body: Buffer.from('Hello, World!') };
    expect(isSigned('github', { 'x-hub-signature-256': signature }, input)).toBe(true);
    expect(isSigned('git', { 'x-hub-signature-256': signature }, input)).toBe(true);
    expect(isSigned('bitbucket', { 'x-hub-signature-256': signature }, input)).toBe(false);
  });

  // @see https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/
  test('match the example of Bitbucket', () => {
    const signature = 'sha256=a4771c39fbe90f317c7824e83ddef3caae9cb3d976c214ace1f2937e133263c9';
    const input = { secret: "It's a Secret to Everybody", body: Buffer.from('Hello World!') };
    expect(isSigned('bitbucket', { 'x-hub-signature': signature }, input)).toBe(true);
    expect(isSigned('github', { 'x-hub-signature': signature }, input)).toBe(false);
  });

  // @see https://github.com/standard-webhooks/standard-webhooks, whose format GitLab uses
  test('match the example of Standard Webhooks', () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = Buffer.from('{"test": 2432232314}');
    const at = (seconds: number) => new Date((1_614_265_330 + seconds) * 1000);
    expect(isSigned('gitlab', headers, { secret, body, now: at(10) })).toBe(true);
    expect(isSigned('gitlab', headers, { secret, body, now: at(301) })).toBe(false);
    expect(isSigned('gitlab', headers, { secret, body, now: at(-301) })).toBe(false);
    const forged = { ...headers, 'webhook-signature': 'v1,AAAA', 'x-gitlab-token': secret };
    expect(isSigned('gitlab', forged, { secret, body, now: at(0) })).toBe(false);
  });

  test.each([
    ['gitlab', { 'x-gitlab-token': 'secret' }, true],
    ['gitlab', { 'x-gitlab-token': 'Secret' }, false],
    ['gitlab', { 'x-gitlab-token': ['secret', 'secret'] }, false],
    ['gitlab', {}, false],
    ['github', {}, false],
    ['github', { 'x-hub-signature-256': '' }, false],
    ['github', { 'x-hub-signature-256': hub('secret', 'other') }, false],
    ['github', { 'x-hub-signature-256': hub('secret', 'body').slice(0, -1) }, false],
    ['github', { 'x-hub-signature-256': hub('secret', 'body').slice(7) }, false],
    ['git', { 'x-hub-signature-256': hub('secret', 'body') }, true],
    ['git', { 'x-gitlab-token': 'secret' }, false],
  ] as const)('from %s with %j: %s', (source, headers, isValid) => {
    const input = headers as Record<string, string | string[]>;
    expect(isSigned(source, input, { secret: 'secret', body: Buffer.from('body') })).toBe(isValid);
  });

  test('with any other secret or body are rejected', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (secret, body, other) => {
        fc.pre(other !== body);
        const headers = { 'x-hub-signature-256': hub(secret, other) };
        expect(isSigned('github', headers, { secret, body: Buffer.from(body) })).toBe(false);
      }),
    );
  });
});

const commit = 'a'.repeat(40);
const zero = '0'.repeat(40);
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const push = {
  'x-github-event': 'push',
  'x-gitlab-event': 'Push Hook',
  'x-event-key': 'repo:push',
};

describe('the events of code hosts', () => {
  test.each([
    [
      'github',
      push,
      { ref: 'refs/heads/main', after: commit },
      [{ kind: 'branch', name: 'main', commit }],
    ],
    [
      'github',
      push,
      { ref: 'refs/heads/a/b', after: commit },
      [{ kind: 'branch', name: 'a/b', commit }],
    ],
    ['github', push, { ref: 'refs/tags/v1', after: commit }, [{ kind: 'tag', name: 'v1', commit }]],
    [
      'github',
      push,
      { ref: 'refs/heads/main', after: zero, deleted: true },
      [{ kind: 'branch', name: 'main', commit: null }],
    ],
    [
      'gitlab',
      push,
      { object_kind: 'push', ref: 'refs/heads/main', after: commit },
      [{ kind: 'branch', name: 'main', commit }],
    ],
    [
      'gitlab',
      push,
      { ref: 'refs/heads/main', after: zero },
      [{ kind: 'branch', name: 'main', commit: null }],
    ],
    [
      'bitbucket',
      push,
      {
        push: {
          changes: [
            { new: { type: 'branch', name: 'main', target: { hash: commit } }, old: null },
            { new: null, old: { type: 'branch', name: 'gone' }, closed: true },
            { new: { type: 'tag', name: 'v1', target: { hash: commit } } },
            { new: { type: 'bookmark', name: 'x' } },
          ],
        },
      },
      [
        { kind: 'branch', name: 'main', commit },
        { kind: 'branch', name: 'gone', commit: null },
        { kind: 'tag', name: 'v1', commit },
      ],
    ],
    [
      'git',
      {},
      { ref: 'refs/heads/main', after: commit },
      [{ kind: 'branch', name: 'main', commit }],
    ],
    [
      'git',
      {},
      { ref: 'refs/heads/main', after: '--upload-pack=x' },
      [{ kind: 'branch', name: 'main', commit: null }],
    ],
  ] as const)('of %s are parsed (%#)', (source, headers, payload, refs) => {
    expect(parsePush(source, headers, json(payload))).toEqual({ isPush: true, refs });
  });

  test.each([
    ['github', { 'x-github-event': 'ping' }],
    ['github', {}],
    ['gitlab', { 'x-gitlab-event': 'Issue Hook' }],
    ['bitbucket', { 'x-event-key': 'repo:fork' }],
    ['git', { 'x-gitea-event': 'issues' }],
  ] as const)('of %s with %j have no effect', (source, headers) => {
    expect(parsePush(source, headers, json({}))).toEqual({ isPush: false });
  });

  test.each(['', '{', '[]', 'null', '{}', '{"ref":1}', '{"ref":"refs/pull/1"}', '\u0000'])(
    'with the body %j are malformed',
    (body) => {
      expect(parsePush('github', push, Buffer.from(body))).toBeUndefined();
    },
  );

  test('in a form are parsed, too', () => {
    const headers = { ...push, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({
      payload: JSON.stringify({ ref: 'refs/heads/main', after: commit }),
    });
    expect(parsePush('github', headers, Buffer.from(String(body)))).toMatchObject({ isPush: true });
  });

  test('never throw, whatever they contain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('github', 'gitlab', 'bitbucket', 'git'),
        fc.json(),
        (source, body) => {
          parsePush(source, push, Buffer.from(body));
        },
      ),
    );
  });

  test.each([
    ['github', { 'x-github-delivery': 'a' }, 'a'],
    ['gitlab', { 'idempotency-key': 'a', 'x-gitlab-event-uuid': 'b' }, 'a'],
    ['gitlab', { 'x-gitlab-event-uuid': 'b' }, 'b'],
    ['bitbucket', { 'x-request-uuid': 'a' }, 'a'],
    ['git', { 'x-delivery': 'a' }, 'a'],
    ['git', {}, undefined],
  ] as const)('of %s with %j have the id %s', (source, headers, id) => {
    expect(deliveryIdOf(source, headers)).toBe(id);
  });
});

describe('a push', () => {
  const settings = { branch: 'main', releasesTags: false };
  const branch = { kind: 'branch', name: 'main', commit } as const;
  const tag = { kind: 'tag', name: 'v1.2.3', commit } as const;

  test.each([
    ['the branch', [branch], settings, 'push'],
    ['the branch among others', [{ ...branch, name: 'x' }, branch], settings, 'push'],
    ['another branch', [{ ...branch, name: 'x' }], settings, null],
    ['the deleted branch', [{ ...branch, commit: null }], settings, null],
    ['a tag', [tag], settings, null],
    ['a tag, if tags are released', [tag], { ...settings, releasesTags: true }, 'tag'],
    ['a tag without a version', [{ ...tag, name: 'x' }], { ...settings, releasesTags: true }, null],
    ['a deleted tag', [{ ...tag, commit: null }], { ...settings, releasesTags: true }, null],
    ['a tag with the name of the branch', [{ ...tag, name: 'main' }], settings, null],
    ['nothing', [], settings, null],
  ] as const)('of %s', (_, refs, receiver, trigger) => {
    expect(decidePush(refs, receiver).trigger).toBe(trigger);
  });

  test.each([
    ['v1.2.3', '1.2.3'],
    ['1.2', '1.2'],
    ['V2.0.0-beta1', '2.0.0-beta1'],
    ['version1', undefined],
    ['v', undefined],
    ['latest', undefined],
  ])('of the tag %s releases %s', (name, version) => {
    expect(versionOfTag(name)).toBe(version);
  });
});
