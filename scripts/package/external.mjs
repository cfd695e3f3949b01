import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { npm } from '../bootstrap/install.mjs';
import { root } from '../bootstrap/root.mjs';
import { externalPackages } from './bundle.mjs';
import { listProductionPackages, lockedPackage, nameOfPackage } from './lockedPackages.mjs';

const cache = join(root, 'node_modules', '.cache', 'pressdock', 'native');
const platforms = ['linux-x64', 'linux-arm64'];

/** The files of packages that contain more than the server needs. Others contain all scripts. */
const neededFiles = {
  '@electric-sql/pglite': [
    'dist/{index,chunk-*}.js',
    'dist/fs/nodefs.js',
    'dist/{pglite,initdb}.{wasm,data}',
  ],
  '@node-rs/argon2': ['index.js'],
  'fs-native-extensions': [
    '{index,binding}.js',
    ...platforms.map((platform) => `prebuilds/${platform}/*.node`),
  ],
};

const allScripts = ['**/*.{js,cjs,mjs,json,node}'];
const isForOtherPlatform = (name) =>
  name.startsWith('@node-rs/argon2-') &&
  !platforms.some((platform) => name === `@node-rs/argon2-${platform}-gnu`);

/** Returns the folder of a package of any platform, which it downloads unless it is installed. */
async function findPackage(path) {
  const installed = join(root, path);
  if (existsSync(join(installed, 'package.json'))) return installed;
  const { version, integrity } = lockedPackage(path);
  const name = nameOfPackage(path);
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const [command, args] = npm();
  const run = (...call) => capture(...call, { cwd: cache });
  const packed = await run(command, [...args, 'pack', `${name}@${version}`, '--loglevel=error']);
  if (packed.code !== 0) {
    throw new Failure(`${name} could not be downloaded: ${causeOf(packed.output)}.`);
  }
  const archive = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  const hash = createHash('sha512')
    .update(readFileSync(join(cache, archive)))
    .digest('base64');
  if (integrity !== `sha512-${hash}`) {
    throw new Failure(`The download of ${name} does not match package-lock.json.`);
  }
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  const unpack = ['-xzf', archive, '-C', unfinished, '--strip-components=1'];
  const unpacked = await run('tar', unpack);
  if (unpacked.code !== 0) throw new Failure(`${name} is damaged: ${causeOf(unpacked.output)}.`);
  renameSync(unfinished, folder);
  return folder;
}

/** Returns the paths of the packages that are copied. */
export function listExternalPackages() {
  return listProductionPackages(externalPackages.map((name) => `node_modules/${name}`)).filter(
    (path) => !isForOtherPlatform(nameOfPackage(path)) && lockedPackage(path).version !== undefined,
  );
}

/** Copies the packages that cannot be bundled, with everything they need, into `node_modules`. */
export async function copyExternalPackages(folder) {
  for (const path of listExternalPackages()) {
    const from = await findPackage(path);
    const patterns = neededFiles[nameOfPackage(path)] ?? allScripts;
    for (const file of globSync(['package.json', ...patterns], { cwd: from })) {
      const to = join(folder, path, file);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(from, file), to);
    }
  }
}
