import { readFile } from 'node:fs/promises';
import type { ReleaseSettings } from './arguments.ts';
import { cliMessages } from './cli.messages.ts';
import { fail, type Outcome, succeed } from './exitCodes.ts';
import { hashPackageFile, type PackageFile, readPackageFile } from './packageFile.ts';
import { connect, type Server, TRANSIENT } from './server.ts';
import { uploadFile } from './upload.ts';

/** A version that was released, now or before. */
export interface Release {
  product: string;
  version: string;
  warnings: readonly string[];
  isNew: boolean;
}

/** The plugin or theme to release. */
export interface FoundProduct {
  kind: 'plugin' | 'theme';
  _id: string;
  name: string;
  slug: string;
}

type Print = (line: string) => void;

/** Returns the product with an id or slug, or else with the slug of the root folder. */
export function chooseProduct(
  products: readonly FoundProduct[],
  file: Pick<PackageFile, 'name' | 'rootFolder'>,
  requested: string | undefined,
): Outcome<FoundProduct> {
  const name = requested ?? file.rootFolder;
  if (name === '') return fail('usage', cliMessages.noRootFolder(file.name));
  const found = products.filter(({ _id, slug }) => _id === name.toLowerCase() || slug === name);
  const [product, other] = found;
  if (!product) return fail('usage', cliMessages.unknownProduct(name));
  const ids = found.map(({ kind, _id }) => `${_id} (${kind})`);
  return other ? fail('usage', cliMessages.ambiguousProduct(name, ids)) : succeed(product);
}

async function listProducts({ api, attempt, url }: Server): Promise<Outcome<FoundProduct[]>> {
  const plugins = await attempt(() => api.get('/api/v1/plugins'));
  if (!plugins.ok) return plugins;
  const themes = await attempt(() => api.get('/api/v1/themes'));
  if (!themes.ok) return themes;
  // Any web server may respond to these URLs.
  if (!Array.isArray(plugins.value) || !Array.isArray(themes.value)) {
    return fail('usage', cliMessages.notPressdock(url));
  }
  return succeed([
    ...plugins.value.map(({ _id, name, slug }) => ({ kind: 'plugin' as const, _id, name, slug })),
    ...themes.value.map(({ _id, name, slug }) => ({ kind: 'theme' as const, _id, name, slug })),
  ]);
}

/** Uploads the file and returns its URL for the version. Each attempt needs a ticket of its own. */
async function upload(
  server: Server,
  file: PackageFile,
  product: FoundProduct,
  print: Print,
): Promise<Outcome<string>> {
  const query = { fileSizeInBytes: file.bytes, slug: product.slug };
  for (let attempts = 1; ; attempts += 1) {
    const ticket = await server.attempt(() =>
      server.api.get('/api/v1/generate-s3-policy', { params: { query } }),
    );
    if (!ticket.ok) return ticket;
    let tenths = 0;
    const { status, message } = await uploadFile(ticket.value, file, (sent) => {
      if (Math.floor((10 * sent) / file.bytes) === tenths) return;
      tenths = Math.floor((10 * sent) / file.bytes);
      print(cliMessages.uploaded(sent, file.bytes));
    });
    if (status >= 200 && status < 300) return succeed(ticket.value.s3Url);
    if (TRANSIENT.has(status) && (await server.waitFor(attempts))) continue;
    if (status === 0) return fail('unavailable', cliMessages.noResponse(ticket.value.url));
    const reason = TRANSIENT.has(status) || status === 507 ? 'unavailable' : 'rejected';
    return fail(reason, cliMessages.uploadRejected(status, message));
  }
}

const pathOf = {
  plugin: '/api/v1/plugins/{id}/versions',
  theme: '/api/v1/themes/{id}/versions',
} as const;

/** Returns the version that has exactly this package, if it is among the newest. */
async function findSame({ api, attempt }: Server, { kind, _id }: FoundProduct, file: PackageFile) {
  const sha256 = await hashPackageFile(file);
  const versions = await attempt(() => api.get(pathOf[kind], { params: { path: { id: _id } } }));
  return versions.ok ? versions.value.find((version) => version.sha256 === sha256) : undefined;
}

/** Adds the version. A repeated request returns the version that the first one added. */
async function addVersion(
  server: Server,
  {
    product,
    file,
    s3Url,
    changelog,
  }: Record<'s3Url', string> & {
    product: FoundProduct;
    file: PackageFile;
    changelog: string | undefined;
  },
): Promise<Outcome<Release>> {
  const { _id, kind, name } = product;
  const body = { s3Url, ...(changelog !== undefined && { changelog }) };
  const call = { params: { path: { id: _id } }, body };
  let isTaken = false;
  const added = await server.attempt(async () => {
    const result = await server.api.post(pathOf[kind], call);
    isTaken = result.status === 409;
    return result;
  });
  if (added.ok) {
    const { version, warnings } = added.value;
    return succeed({ product: name, version, warnings, isNew: true });
  }
  if (!isTaken) return added;
  const same = await findSame(server, product, file);
  if (!same) return fail('rejected', cliMessages.otherPackage);
  return succeed({ product: name, version: same.version, warnings: [], isNew: false });
}

async function readChangelog(text: string | undefined): Promise<Outcome<string | undefined>> {
  if (!text?.startsWith('@')) return succeed(text);
  const path = text.slice(1);
  try {
    return succeed(await readFile(path, 'utf8'));
  } catch (error) {
    return fail('usage', cliMessages.fileUnreadable(path, (error as Error).message));
  }
}

/** Releases a zip file: uploads it and adds the version. @param print shows a line about progress */
export async function release(settings: ReleaseSettings, print: Print): Promise<Outcome<Release>> {
  const file = await readPackageFile(settings.file);
  if (!file.ok) return file;
  const changelog = await readChangelog(settings.changelog);
  if (!changelog.ok) return changelog;
  const server = connect(settings, print);
  const products = await listProducts(server);
  if (!products.ok) return products;
  const product = chooseProduct(products.value, file.value, settings.product);
  if (!product.ok) return product;
  print(cliMessages.found(file.value.name, file.value.bytes, product.value.name));
  const s3Url = await upload(server, file.value, product.value, print);
  if (!s3Url.ok) return s3Url;
  print(cliMessages.checking);
  const parts = { product: product.value, file: file.value, s3Url: s3Url.value };
  return addVersion(server, { ...parts, changelog: changelog.value });
}
