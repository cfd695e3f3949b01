import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const linesOf = (name: string) =>
  readFileSync(`${folder}${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('an instance differs from the single server only in its port and its folder', () => {
  const [single, instance] = ['pressdock.service', 'pressdock@.service'].map(linesOf);
  const without = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line));
  expect(without(single, instance)).toEqual(['Description=Pressdock', 'StateDirectory=pressdock']);
  expect(without(instance, single)).toEqual([
    'Description=Pressdock on port %i',
    'Environment=PORT=%i',
    'Environment=PRESSDOCK_DATA=/var/lib/pressdock/%i',
    // The folder above belongs to the user of the server too, whose commands may write to it.
    'StateDirectory=pressdock pressdock/%i',
  ]);
});

test.each(['pressdock.service', 'pressdock-backup.service'])(
  '%s overrides no setting of the settings file',
  (name) => {
    const variables = linesOf(name).flatMap((line) => /^Environment=(\w+)/.exec(line)?.[1] ?? []);
    expect(variables).toContain('PRESSDOCK_ENV_FILE');
    const settings = readFileSync(`${folder}pressdock.env`, 'utf8');
    const names = [...settings.matchAll(/^#?([A-Z]\w+)=/gm)].map(([, setting]) => setting);
    expect(variables.filter((variable) => names.includes(variable))).toEqual([]);
  },
);

test('the script installs every unit', () => {
  const script = readFileSync(`${folder}../scripts/package/contents/install.sh`, 'utf8');
  const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name));
  expect(/^for file in (.*); do$/m.exec(script)?.[1]?.split(' ').toSorted()).toEqual(
    units.toSorted(),
  );
});
