import { expect, test } from 'vitest';
import { fingerprintsOf, trustedKeys } from './hostKeys.rules.ts';

const github = {
  ed25519: 'AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl',
  ecdsa:
    'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBEmKSENjQEezOmxkZMy7opKgwFB9nkt5YRrYMjNuG5N87uRgg6CLrbo5wAdT/y6v0mKV0U2w0WZ2YB/++Tpockg=',
};
const bitbucket = 'AAAAC3NzaC1lZDI1NTE5AAAAIIazEu89wgQZ4bqs3d63QSMzYVa0MuJ2e2gKTKqu+UUO';
const gitlab = 'AAAAC3NzaC1lZDI1NTE5AAAAIAfuCHKVTjquxvt6CM6tdG4SLp1Btn/nOeHHE5UOzRdf';

test('the fingerprint of the preferred key is the first one', () => {
  const keys = `# comment\nhost ecdsa-sha2-nistp256 ${github.ecdsa}\nhost ssh-ed25519 ${github.ed25519}\n\n`;
  expect(fingerprintsOf(keys)).toEqual([
    'SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU',
    'SHA256:p2QAMXNIC1TJYWeIOttrVc98/R1BUFWu3/LiyKgUfQM',
  ]);
  expect(fingerprintsOf('')).toEqual([]);
});

test.each([
  ['github.com', github.ed25519],
  ['gitlab.com', gitlab],
  ['bitbucket.org', bitbucket],
])('the published key of %s is trusted', (host, key) => {
  const line = `${host} ssh-ed25519 ${key}\n`;
  expect(trustedKeys(host, line)).toBe(line);
});

test('a large code host with other keys is not trusted, and other servers are', () => {
  const line = `host ssh-ed25519 ${bitbucket}\n`;
  expect(trustedKeys('github.com', line)).toBe('');
  expect(trustedKeys('github.com', `${line}host ssh-ed25519 ${github.ed25519}\n`)).toBe(
    `host ssh-ed25519 ${github.ed25519}\n`,
  );
  expect(trustedKeys('git.example.com', line)).toBe(line);
});
