import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import process from 'node:process';

const oldest = [22, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
const args = process.argv.slice(2);
const isHelp = args[0] === 'help' || args.includes('--help') || args.includes('-h');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Reads the settings of the machine. Variables that are already set keep their values. */
function loadSettings() {
  const file = process.env.PRESSDOCK_ENV_FILE ?? '/etc/pressdock/pressdock.env';
  if (file === '') return;
  try {
    // loadEnvFile reports a file that it must not read as missing.
    accessSync(file, constants.R_OK);
    process.loadEnvFile(file);
  } catch (error) {
    if (error.code === 'ENOENT' && process.env.PRESSDOCK_ENV_FILE === undefined) return;
    const remedy =
      error.code === 'EACCES'
        ? ' Run the command as the user pressdock: sudo -u pressdock pressdock …'
        : '';
    fail(`The settings in ${file} cannot be read: ${error.code}.${remedy}`);
  }
}

/** Returns the name of a user, or the number as sudo accepts it. */
function nameOf(uid) {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return user?.[0] ?? `'#${uid}'`;
}

/** Refuses to run as root with the data of another user, whose server could not open new files. */
function requireOwner(folder) {
  const owner = process.getuid?.() === 0 ? statSync(folder, { throwIfNoEntry: false })?.uid : 0;
  if (!owner) return;
  const user = nameOf(owner);
  fail(
    `${folder} belongs to another user. Run the command as that user, because the server cannot open files of root: sudo -u ${user} pressdock …`,
  );
}

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  fail(`Pressdock needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
}
if (args[0] === '--version') {
  process.stdout.write(readFileSync(new URL('../VERSION', import.meta.url)));
  process.exit(0);
}
if (!isHelp) {
  loadSettings();
  process.env.PRESSDOCK_DATA ||= 'data';
  requireOwner(process.env.PRESSDOCK_DATA);
}
// Not a static import, which an old Node would fail to parse before the check.
import('./commands-pressdock.js');
