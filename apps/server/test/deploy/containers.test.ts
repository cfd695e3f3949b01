import { readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../src/settings/environment.ts';

const folder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const readExample = (name: string) => readFileSync(`${folder}${name}`, 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: { default: { ipv4_address: string } };
}

interface Network {
  ipam: { config: { subnet: string; gateway: string; ip_range: string }[] };
}

/** Returns whether a range such as `10.0.0.0/24` contains an address. */
function isInside(range: string, address: string): boolean {
  const [start = '', bits] = range.split('/');
  const list = new BlockList();
  list.addSubnet(start, Number(bits));
  return list.check(address);
}

describe('the image', () => {
  const instructions = readExample('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '');
  const find = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));
  const indexOf = (name: string) => instructions.findIndex((line) => line.startsWith(`${name} `));

  it('has a base with a version and one entry point', () => {
    expect(find('FROM')).toEqual([expect.stringMatching(/^FROM node:22[\w.-]*-slim$/)]);
    expect(find('ENTRYPOINT')).toHaveLength(1);
  });

  it('runs as a user without rights', () => {
    expect(find('USER')).toEqual(['USER pressdock']);
    const changes = instructions.findLastIndex((line) => /^(RUN|ADD|COPY) /.test(line));
    expect(indexOf('USER')).toBeGreaterThan(changes);
  });

  it('contains the archive, git and ssh, and no build tools', () => {
    expect(find('ADD').concat(find('COPY'))).toEqual([expect.stringContaining('.tar.gz')]);
    const installed = find('RUN').flatMap((line) =>
      (/apt-get install ([^&]*)/.exec(line)?.[1] ?? '').split(' '),
    );
    expect(installed.filter((word) => word !== '' && !word.startsWith('-'))).toEqual([
      'ca-certificates',
      'git',
      'openssh-client',
      'tini',
    ]);
  });

  it('has a health check, a volume and only settings that exist', () => {
    expect(find('HEALTHCHECK').join()).toContain('/readyz');
    expect(find('VOLUME')).toEqual(['VOLUME /var/lib/pressdock']);
    const names = find('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
    );
    expect(names).toContain('PRESSDOCK_DATA');
    const known = new Set([...settingNames, 'NODE_ENV']);
    expect(names.filter((name) => !known.has(String(name)))).toEqual([]);
  });
});

describe('the services', () => {
  const text = readExample('compose.yaml');
  const file: {
    services: Record<string, Service>;
    volumes: object;
    networks: { default: Network };
  } = parse(text);
  const { pressdock, database, proxy } = file.services as Record<string, Service>;

  it('sets only settings that exist', () => {
    const names = Object.keys(pressdock?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(pressdock?.env_file).toBe('pressdock.env');
  });

  it('takes every password and name from the sample of .env', () => {
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const defined = [...readExample('compose.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(used)).toEqual(
      new Set(defined.filter((name) => name !== 'COMPOSE_PROJECT_NAME')),
    );
  });

  it('waits for the database and trusts only the proxy', () => {
    expect(pressdock?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(pressdock?.environment?.TRUST_PROXY).toBe(proxy?.networks?.default.ipv4_address);
  });

  it('reserves the address of the proxy, so that no other container gets it', () => {
    const address = String(proxy?.networks?.default.ipv4_address);
    const [pool] = file.networks.default.ipam.config;
    if (pool === undefined) throw new Error('The network has no addresses.');
    for (const reserved of [address, pool.gateway]) {
      expect(isInside(pool.subnet, reserved)).toBe(true);
      expect(isInside(pool.ip_range, reserved)).toBe(false);
    }
    expect(isInside(pool.subnet, String(pool.ip_range.split('/')[0]))).toBe(true);
    expect(address).not.toBe(pool.gateway);
  });

  it('mounts files that exist and volumes that are declared', () => {
    const sources = Object.values(file.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => String(volume.split(':')[0]));
    const files = readdirSync(folder).map((name) => `./${name}`);
    expect(sources.filter((one) => one.startsWith('./') && !files.includes(one))).toEqual([]);
    const volumes = sources.filter((one) => !one.startsWith('./'));
    expect(volumes.toSorted()).toEqual(Object.keys(file.volumes).toSorted());
    expect(database?.image).toMatch(/^postgres:\d+$/);
  });
});
