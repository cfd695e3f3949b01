import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const oldest = [22, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Reads the settings of the machine. Variables that are already set keep their values. */
function loadSettings() {
  const file = process.env.PRESSDOCK_ENV_FILE ?? '/etc/pressdock/pressdock.env';
  if (file === '' || (process.env.PRESSDOCK_ENV_FILE === undefined && !existsSync(file))) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const remedy = error.code === 'EACCES' ? ' Run the command as the user pressdock.' : '';
    fail(`The settings in ${file} cannot be read: ${error.code}.${remedy}`);
  }
}

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  fail(`Pressdock needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
}
if (process.argv[2] === '--version') {
  process.stdout.write(readFileSync(new URL('../VERSION', import.meta.url)));
  process.exit(0);
}
loadSettings();
process.env.PRESSDOCK_DATA ||= 'data';
// Not a static import, which an old Node would fail to parse before the check.
import('./commands-pressdock.js');
