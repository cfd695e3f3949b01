import { expect, test } from 'vitest';
import { ConfigError, listWarnings, readConfig } from './config.ts';

const key = Buffer.alloc(32, 1).toString('base64');
/** The settings of a server that other machines can reach through a proxy. */
const reachable = { PUBLIC_URL: 'https://example.com', PRESSDOCK_MASTER_KEY: key };

test('requires no variable', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://127.0.0.1:8080',
    databaseUrl: null,
    databaseDirectUrl: null,
    isDemo: false,
    isRateLimited: true,
    logLevel: 'info',
    s3: null,
    masterKey: null,
    isMasterKeyLost: false,
    allowsPrivateAddresses: false,
    platformUrls: {
      envato: 'https://api.envato.com',
      gumroad: 'https://api.gumroad.com',
      sendowl: 'https://www.sendowl.com',
    },
  });
});

test('reads lists of database files', () => {
  expect(readConfig({}).geo).toEqual({ cityFiles: [], asnFiles: [] });
  const files = {
    PRESSDOCK_GEO_CITY: '/srv/v4.mmdb, /srv/v6.mmdb',
    PRESSDOCK_GEO_ASN: '/srv/asn.mmdb',
  };
  expect(readConfig(files).geo).toEqual({
    cityFiles: ['/srv/v4.mmdb', '/srv/v6.mmdb'],
    asnFiles: ['/srv/asn.mmdb'],
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    databaseUrl: null,
    databaseDirectUrl: null,
  });
});

test('allows requests to private addresses on a server that only this machine can reach', () => {
  expect(readConfig({ ALLOW_PRIVATE_ADDRESSES: '1' }).allowsPrivateAddresses).toBe(true);
});

test('removes the trailing slash of the public URL', () => {
  const { publicUrl } = readConfig({ ...reachable, PUBLIC_URL: 'https://example.com/' });
  expect(publicUrl).toBe('https://example.com');
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.com', false],
])('restricts the demo to this machine: %s', (HOST, isDemo) => {
  const variables = { HOST, PRESSDOCK_DEMO: '1', ...(!isDemo && reachable) };
  expect(readConfig(variables).isDemo).toBe(isDemo);
});

test.each([
  ['http://localhost:8080', true],
  ['http://[::1]:8080', true],
  ['https://updates.example.com', false],
])('restricts the demo to this machine, also behind a proxy: %s', (PUBLIC_URL, isDemo) => {
  const variables = { ...reachable, PRESSDOCK_DEMO: '1', PUBLIC_URL };
  expect(readConfig(variables).isDemo).toBe(isDemo);
});

test.each([
  [{}, []],
  [{ ...reachable, PUBLIC_URL: 'https://updates.example:443/' }, []],
  [{ ...reachable, PORT: '3000', PUBLIC_URL: 'https://updates.example' }, []],
  [{ PORT: '3000' }, [expect.stringMatching(/ 80, 443 and 8080.*port 3000\./)]],
])('warns about a port from which WordPress does not install: %j', (variables, concerns) => {
  expect(listWarnings(readConfig(variables))).toEqual(concerns);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT "eighty" is not a port number.'],
  [{ PORT: '65536' }, 'PORT "65536" is not a port number.'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL "example.com" is not an http or https address.'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL is not a postgres:// address.'],
  [{ DATABASE_DIRECT_URL: 'x:secret' }, 'DATABASE_DIRECT_URL is not a postgres:// address.'],
  [
    { DATABASE_DIRECT_URL: 'postgres://h/d' },
    'DATABASE_DIRECT_URL requires DATABASE_URL. Set both.',
  ],
  [{ PRESSDOCK_DEMO: 'yes' }, 'PRESSDOCK_DEMO "yes" is neither 0 nor 1.'],
  [
    { PRESSDOCK_MASTER_KEY: 'c2hvcnQ=' },
    'PRESSDOCK_MASTER_KEY is not at least 32 bytes in base64.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL "loud" is not one of trace, debug, info, warn, error, silent.',
  ],
  [{ S3_BUCKET: 'b' }, 'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set both.'],
  [
    { ALLOW_PRIVATE_ADDRESSES: '1', PUBLIC_URL: 'https://updates.example.com' },
    'ALLOW_PRIVATE_ADDRESSES requires a server that only this machine can reach. Unset it, or set HOST and PUBLIC_URL to local addresses.',
  ],
  [
    { ALLOW_PRIVATE_ADDRESSES: '1', HOST: '0.0.0.0' },
    'ALLOW_PRIVATE_ADDRESSES requires a server that only this machine can reach. Unset it, or set HOST and PUBLIC_URL to local addresses.',
  ],
  [{ ALLOW_PRIVATE_ADDRESSES: 'yes' }, 'ALLOW_PRIVATE_ADDRESSES "yes" is neither 0 nor 1.'],
  [{ GITHUB_URL: 'github' }, 'GITHUB_URL "github" is not an http or https address.'],
  [
    { GITLAB_CLIENT_ID: 'id' },
    'GITLAB_CLIENT_SECRET is missing. An OAuth app needs its client ID and its secret.',
  ],
  [
    { BITBUCKET_CLIENT_SECRET: 'secret' },
    'BITBUCKET_CLIENT_ID is missing. An OAuth app needs its client ID and its secret.',
  ],
  [{ GUMROAD_API_URL: 'gumroad' }, 'GUMROAD_API_URL "gumroad" is not an http or https address.'],
  [
    { HOST: '0.0.0.0' },
    'HOST 0.0.0.0 is reachable from other machines, so PUBLIC_URL must be an https address.',
  ],
  [
    { HOST: '::', PUBLIC_URL: 'https://example.com' },
    'HOST :: is reachable from other machines, so PRESSDOCK_MASTER_KEY must be set.',
  ],
  [
    { HOST: '::', PUBLIC_URL: 'https://example.com', PRESSDOCK_MASTER_KEY: key, RATE_LIMIT: 'off' },
    'HOST :: is reachable from other machines, so RATE_LIMIT must stay on.',
  ],
  [
    { PUBLIC_URL: 'http://updates.example.com' },
    'PUBLIC_URL http://updates.example.com is reachable from other machines, so PUBLIC_URL must be an https address.',
  ],
  [
    { PUBLIC_URL: 'https://updates.example.com' },
    'PUBLIC_URL https://updates.example.com is reachable from other machines, so PRESSDOCK_MASTER_KEY must be set.',
  ],
  [
    { ...reachable, RATE_LIMIT: 'off' },
    'PUBLIC_URL https://example.com is reachable from other machines, so RATE_LIMIT must stay on.',
  ],
])('rejects %j with one line', (variables, line) => {
  expect(() => readConfig(variables)).toThrow(new ConfigError(line));
});

test.each([
  [
    'smtp://mail.example.com',
    { host: 'mail.example.com', port: 587, isSecure: false, user: null, password: null },
  ],
  [
    'smtps://post%40example.com:p%2Fss%20word@mail.example.com/',
    {
      host: 'mail.example.com',
      port: 465,
      isSecure: true,
      user: 'post@example.com',
      password: 'p/ss word',
    },
  ],
  [
    'smtp://user@[::1]:2525',
    { host: '::1', port: 2525, isSecure: false, user: 'user', password: null },
  ],
])('parses the mail server: %s', (SMTP_URL, smtp) => {
  const { mail } = readConfig({ SMTP_URL, MAIL_FROM: 'mail@example.com' });
  expect(mail.smtp).toEqual(smtp);
});

test.each([
  ['mail@example.com', { name: '', address: 'mail@example.com' }],
  ['<mail@example.com>', { name: '', address: 'mail@example.com' }],
  ['Zoë at Example <mail@example.com>', { name: 'Zoë at Example', address: 'mail@example.com' }],
  [undefined, { name: 'Pressdock', address: 'no-reply@updates.example.com' }],
])('parses the sender of e-mails: %s', (MAIL_FROM, from) => {
  const PUBLIC_URL = 'https://updates.example.com';
  const variables = { ...reachable, PUBLIC_URL, ...(MAIL_FROM && { MAIL_FROM }) };
  expect(readConfig(variables).mail.from).toEqual(from);
});

test.each([
  'http://user:hidden@mail.example.com',
  'mail.example.com:587',
  'smtp://user:hidden@mail.example.com/inbox',
  'smtp://user:hidden@mail.example.com?x=1',
  'smtp://user:hidden%zz@mail.example.com',
])('rejects an invalid mail server without revealing its password: %s', (SMTP_URL) => {
  const read = () => readConfig({ SMTP_URL, MAIL_FROM: 'mail@example.com' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^SMTP_URL is not an address such as /);
  expect(read).not.toThrow(/hidden/);
});

test.each([
  'nobody',
  'a@example.com, b@example.com',
  'A <a@example.com> <b@example.com>',
  'A\r\nBcc: b@example.com <a@example.com>',
])('rejects the sender %j', (MAIL_FROM) => {
  expect(() => readConfig({ MAIL_FROM })).toThrow(/^MAIL_FROM .* is neither an address nor/s);
});

test('requires a sender if there is a mail server', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/requires MAIL_FROM/);
});

test('uses the public code hosts without apps unless they are configured', () => {
  expect(readConfig({}).codeHosts).toEqual({
    github: { url: 'https://github.com', apiUrl: 'https://api.github.com', app: null },
    gitlab: { url: 'https://gitlab.com', apiUrl: 'https://gitlab.com/api/v4', app: null },
    bitbucket: {
      url: 'https://bitbucket.org',
      apiUrl: 'https://api.bitbucket.org/2.0',
      app: null,
    },
  });
});

test.each([
  [
    'github',
    { GITHUB_URL: 'https://git.example.com/' },
    { url: 'https://git.example.com', apiUrl: 'https://git.example.com/api/v3' },
  ],
  [
    'github',
    { GITHUB_URL: 'https://acme.ghe.example', GITHUB_API_URL: 'https://api.acme.ghe.example/' },
    { url: 'https://acme.ghe.example', apiUrl: 'https://api.acme.ghe.example' },
  ],
  [
    'gitlab',
    { GITLAB_URL: 'https://example.com/gitlab/' },
    { url: 'https://example.com/gitlab', apiUrl: 'https://example.com/gitlab/api/v4' },
  ],
  [
    'bitbucket',
    { BITBUCKET_CLIENT_ID: 'id', BITBUCKET_CLIENT_SECRET: 'secret' },
    { app: { clientId: 'id', clientSecret: 'secret' } },
  ],
] as const)('reads the settings of %s: %j', (name, variables, expected) => {
  expect(readConfig(variables).codeHosts[name]).toMatchObject(expected);
});
