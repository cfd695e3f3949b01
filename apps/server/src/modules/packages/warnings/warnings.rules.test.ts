import { describe, expect, it } from 'vitest';
import { collectWarnings, type PackageFacts } from './warnings.rules.ts';

const valid: PackageFacts = {
  kind: 'plugin',
  slug: 'tidy',
  root: 'tidy',
  headers: { name: 'Tidy', version: '1.2.0', textDomain: 'tidy', requires: '6.4' },
  readme: {
    stableTag: '1.2.0',
    requires: '6.4',
    sections: {},
    upgradeNotices: {},
    changelogs: {},
    releaseDates: {},
  },
  names: [
    'tidy/',
    'tidy/tidy.php',
    'tidy/readme.txt',
    'tidy/assets/app.js.map',
    'tidy/.env.example',
  ],
};
const withHeaders = (headers: object) => ({ ...valid, headers: { ...valid.headers, ...headers } });
const withReadme = (readme: object) => ({
  ...valid,
  readme: { sections: {}, upgradeNotices: {}, changelogs: {}, releaseDates: {}, ...readme },
});
const secret = (what: string) => `${what}, which often contains secrets`;

describe('package warnings', () => {
  it('are absent for a valid package', () => {
    expect(collectWarnings(valid)).toEqual([]);
    expect(collectWarnings({ ...valid, kind: 'theme', readme: undefined })).toEqual([]);
  });

  it.each<[string, PackageFacts, string]>([
    [
      'a different folder',
      { ...valid, root: 'tidy-1' },
      'The folder in the zip file is "tidy-1", but the slug is "tidy".',
    ],
    [
      'a different text domain',
      withHeaders({ textDomain: 'tydi' }),
      'The text domain is "tydi", but the slug is "tidy".',
    ],
    [
      'a missing readme',
      { ...valid, readme: undefined },
      'The zip file contains no readme.txt, so sites show no description and no changelog.',
    ],
    [
      'an older stable tag',
      withReadme({ stableTag: '1.1.0' }),
      'The stable tag in readme.txt is 1.1.0, but the version is 1.2.0.',
    ],
    [
      'two different requirements',
      withReadme({ requires: '6.2' }),
      '"Requires at least:" is 6.4 in the main file but 6.2 in readme.txt.',
    ],
    [
      'an invalid requirement',
      withHeaders({ requiresPhp: 'PHP 8' }),
      'The header "Requires PHP:" is "PHP 8", which is not a version number.',
    ],
    [
      'disabled updates',
      withHeaders({ updateUri: 'false' }),
      'The header "Update URI: false" prevents sites from checking for updates.',
    ],
  ])('report %s', (_, facts, sentence) => {
    expect(collectWarnings(facts)).toEqual([sentence]);
  });

  it.each([
    ['tidy/.git/HEAD', 'a .git folder'],
    ['tidy/.svn/entries', 'an .svn folder'],
    ['tidy/node_modules/a/index.js', 'a node_modules folder'],
    ['tidy/.idea/workspace.xml', 'editor settings'],
    ['tidy/.DS_Store', 'operating system files (.DS_Store, Thumbs.db)'],
    ['tidy/build.zip', 'an archive'],
    ['tidy/includes/debug.log', 'a log file'],
    ['tidy/error_log', 'a log file'],
    ['tidy/.phpunit.result.cache', 'test runner files'],
    ['tidy/dump.sql', 'a database dump or a backup'],
    ['tidy/main.php~', 'a database dump or a backup'],
    ['tidy/phpinfo.php', 'a debugging script'],
    ['tidy/.env', secret('an .env file')],
    ['tidy/.env.local', secret('an .env file')],
    ['tidy/cert/server.pem', secret('a key or a certificate')],
    ['tidy/deploy.KEY', secret('a key or a certificate')],
    ['tidy/.ssh/id_rsa', secret('a private key')],
    ['tidy/wp-config.php', secret("a site's wp-config.php")],
    ['tidy/.npmrc', secret('a file with passwords or tokens')],
    ['tidy/config/credentials.json', secret('a file with credentials')],
  ])('report the file %s', (name, what) => {
    const warnings = collectWarnings({ ...valid, names: [...valid.names, name] });
    expect(warnings).toEqual([`The zip file contains ${what}: "${name}".`]);
  });

  it.each([
    'tidy/includes/class-log.php',
    'tidy/keyboard.php',
    'tidy/.gitignore',
    'tidy/src/environment.php',
    'tidy/lang/tidy-de_DE.mo',
    'tidy/logs.php',
    'tidy/secret-santa.php',
  ])('accept the file %s', (name) => {
    expect(collectWarnings({ ...valid, names: [...valid.names, name] })).toEqual([]);
  });
});
