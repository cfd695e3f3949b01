import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyFailure, maskText } from './failures.rules.ts';
import { parseRefs } from './refs.rules.ts';
import { normalizePath } from './tree.rules.ts';

describe('what Git prints', () => {
  test.each([
    ['Host key verification failed.', 'host_key_changed'],
    [
      'git@host: Permission denied (publickey).\nfatal: Could not read from remote repository.',
      'denied',
    ],
    ["fatal: could not read Username for 'https://host': terminal prompts disabled", 'denied'],
    ['fatal: Authentication failed for ...', 'denied'],
    ['The requested URL returned error: 403', 'denied'],
    ['FATAL: R any harbor deploy DENIED by fallthru\n(or you mis-spelled the reponame)', 'denied'],
    ['ERROR: Repository not found.', 'not_found'],
    ["fatal: '/x' does not appear to be a git repository", 'not_found'],
    ['error: Server does not allow request for unadvertised object 1234', 'no_ref'],
    ['fatal: remote error: upload-pack: not our ref 1234', 'no_ref'],
    ['ssh: connect to host 1.2.3.4 port 22: Connection refused', 'unreachable'],
    ['fatal: unable to access: The requested URL returned error: 302', 'unreachable'],
    ['ssh: connect to host 1.2.3.4 port 22: Connection timed out', 'timeout'],
    ['fatal: Out of memory, malloc failed', 'too_large'],
    ['fatal: something else', 'failed'],
  ])('%j means %s', (messages, failure) => {
    expect(classifyFailure(messages)).toBe(failure);
  });

  test('never contains a secret or an escape sequence', () => {
    expect(maskText('\u001b[31mfatal\u001b[0m: https://me:tok@host/x tok3n\u0007', ['tok3n'])).toBe(
      'fatal: https://***@host/x ***',
    );
    const secret = fc.stringMatching(/^[a-z0-9]{8,40}$/);
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, one, after) => {
        expect(maskText(`${before}${one}${after}`, [one])).not.toContain(one);
      }),
    );
  });
});

test('a tag names the commit that it leads to', () => {
  const [tag, commit] = ['a'.repeat(40), 'b'.repeat(40)];
  const output = `ref: refs/heads/main\tHEAD\n${commit}\tHEAD\n${commit}\trefs/heads/main\n${tag}\trefs/tags/v1\n${commit}\trefs/tags/v1^{}\n${commit}\trefs/pull/1/head\n`;
  expect(parseRefs(output)).toEqual({
    defaultBranch: 'main',
    refs: [
      { name: 'main', kind: 'branch', commit },
      { name: 'v1', kind: 'tag', commit },
    ],
  });
});

test.each([
  ['', ''],
  ['/', ''],
  ['/packages/one/', 'packages/one'],
  ['../x', undefined],
  ['a/../b', undefined],
  ['a//b', undefined],
  ['a\nb', undefined],
])('the path %j is %j', (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
});
