import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGitUrl, repositoryName } from './gitUrl.ts';

const parse = (text: string, allowsHttp = false) => {
  const result = parseGitUrl(text, { allowsHttp });
  return result.ok ? result.url.href : result.fault;
};

test.each([
  ['git@github.com:ada/harbor.git', 'git@github.com:ada/harbor.git'],
  ['git@GitHub.com:ada/harbor.git', 'git@github.com:ada/harbor.git'],
  ['git@git.example.com:/srv/harbor.git', 'ssh://git@git.example.com/srv/harbor.git'],
  ['git@git.example.com:~ada/harbor.git', 'git@git.example.com:~ada/harbor.git'],
  ['ssh://git.example.com/harbor.git', 'ssh://git@git.example.com/harbor.git'],
  ['SSH://ada@git.example.com:22/harbor', 'ssh://ada@git.example.com/harbor'],
  ['ssh://git@ssh.github.com:443/ada/harbor.git', 'ssh://git@ssh.github.com:443/ada/harbor.git'],
  ['ssh://git@[2001:DB8::1]:2222/x.git', 'ssh://git@[2001:db8::1]:2222/x.git'],
  ['git@[2001:db8::1]:x.git', 'git@[2001:db8::1]:x.git'],
  ['https://git.example.com/ada/harbor.git', 'https://git.example.com/ada/harbor.git'],
  ['https://git.example.com:443/x', 'https://git.example.com/x'],
  ['https://bücher.example/x.git', 'https://xn--bcher-kva.example/x.git'],
  ['ssh://git@bücher.example/x.git', 'ssh://git@xn--bcher-kva.example/x.git'],
  ['https://0x7f.1/x.git', 'https://127.0.0.1/x.git'],
  ['https://2130706433/x.git', 'https://127.0.0.1/x.git'],
  ['http://git.example.com/x.git', 'not_allowed'],
  ['https://ada@git.example.com/x.git', 'password'],
  ['https://ada:secret@git.example.com/x.git', 'password'],
  ['ssh://git:secret@git.example.com/x.git', 'password'],
  ['', 'malformed'],
  ['/srv/git/x.git', 'malformed'],
  ['../x.git', 'malformed'],
  ['file:///srv/git/x.git', 'malformed'],
  ['git://git.example.com/x.git', 'malformed'],
  ['ext::sh -c id', 'malformed'],
  ['ext::id', 'malformed'],
  ['fd::17/foo', 'malformed'],
  ['git.example.com:x.git', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['-oProxyCommand=id@host:x', 'malformed'],
  ['ssh://-oProxyCommand=id/x', 'malformed'],
  ['ssh://-o@host/x', 'malformed'],
  ['git@-oProxyCommand=id:x', 'malformed'],
  ['git@host:-x', 'malformed'],
  ['git@host:a/-x', 'malformed'],
  ['ssh://git@host/--upload-pack=x', 'malformed'],
  ['ssh://git@host', 'malformed'],
  ['ssh://git@host/', 'malformed'],
  ['ssh://git@host:0/x', 'malformed'],
  ['ssh://git@host:65536/x', 'malformed'],
  ['ssh://git@ho%73t/x', 'malformed'],
  ['ssh://git@host/x%0ay', 'malformed'],
  ['ssh://git@ho st/x', 'malformed'],
  ['ssh://git@host/a b', 'malformed'],
  ["ssh://git@host/a'b", 'malformed'],
  ['ssh://git@host/a`id`', 'malformed'],
  ['ssh://git@host/a\u202eb', 'malformed'],
  ['https://host/x?y=1', 'malformed'],
  ['https://host/x#y', 'malformed'],
  ['https://[fe80::1%25eth0]/x', 'malformed'],
  [`https://host/${'x'.repeat(2000)}`, 'malformed'],
])('%s is read as %s', (text, expected) => {
  expect(parse(text)).toBe(expected);
});

test('http is for tests only', () => {
  expect(parse('http://127.0.0.1:8080/x.git', true)).toBe('http://127.0.0.1:8080/x.git');
});

test.each([
  ['/ada/harbor.git', 'ada/harbor'],
  ['harbor.git', 'harbor'],
  ['/~ada/harbor/', 'ada/harbor'],
])('the repository at %s is named %s', (path, name) => {
  expect(repositoryName({ path })).toBe(name);
});

describe('every URL that is accepted', () => {
  const part = fc.constantFrom(
    ...['git', '@', ':', '/', '//', '-', '--', '.', '..', '~', 'ssh', 'https', '://', 'host'],
    ...['[::1]', '127.0.0.1', '22', '%2d', '%00', ' ', '\n', "'", '\\', 'ü', 'a', '.git', '?', '#'],
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 60 }),
  );

  test('is normal, and no part of it can be taken for an option or another transport', () => {
    fc.assert(
      fc.property(text, (candidate) => {
        const parsed = parseGitUrl(candidate, { allowsHttp: true });
        if (!parsed.ok) return;
        const { href, host, user, path } = parsed.url;
        expect(parse(href, true)).toBe(href);
        expect(href).toMatch(/^(?:ssh:\/\/|https?:\/\/|[a-z0-9_][\w.-]*@)/i);
        for (const value of [href, host, user ?? '', path]) expect(value).not.toMatch(/^-/);
        expect(href).not.toMatch(/[\s'"`\\\p{Cc}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
