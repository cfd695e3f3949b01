import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, vi } from 'vitest';
import { createToken, hashToken } from '../../src/identity/token.ts';
import { addDeployment, type DeploymentIds } from '../harness/deployments.ts';
import { addScheduledFlag } from '../harness/flags.ts';
import { createRepository } from '../harness/git/repository.ts';
import { type GitHttpServer, startGitHttpServer } from '../harness/git/smartHttp.ts';
import { postImage, smallPng } from '../harness/images.ts';
import { addCustomer, addLicense } from '../harness/licenses.ts';
import { samples } from '../harness/samples.ts';
import { type Person, startTestServer, type TestServer } from '../harness/server.ts';
import { addVersion } from '../harness/versions.ts';
import { type AnalyticsIds, addAnalytics } from './ownedAnalytics.ts';

/** One of each object that an account can have. */
export interface OwnedIds extends DeploymentIds, AnalyticsIds {
  user: string;
  plugin: string;
  theme: string;
  pluginVersion: string;
  themeVersion: string;
  /** The secret at the end of a temporary link. */
  link: string;
  pluginLink: string;
  themeLink: string;
  image: string;
  customer: string;
  license: string;
  activation: string;
  signingKey: string;
  webhook: string;
  delivery: string;
  apiKey: string;
  flagProduct: string;
  flag: string;
  flagChange: string;
  session: string;
  member: string;
  invitation: string;
  /** The secret at the end of the invitation link. */
  invitationSecret: string;
  /** Objects of the resources that declare a sample, by the beginning of their paths. */
  samples: Record<string, string>;
}

/** A URL that cannot be reached. */
const webhookUrl = 'https://receiver.invalid/mine';

let imageCount = 0;

let git: GitHttpServer | undefined;

/** Returns the URL of the Git server of the accounts' repositories, which not every test starts. */
export function gitUrl(): string {
  return git?.url ?? 'https://git.invalid';
}

/** Starts a server and the Git server of its accounts. */
export async function startIsolationServer(more: Record<string, string> = {}): Promise<TestServer> {
  const root = await mkdtemp(join(inject('folder'), 'isolation-'));
  for (const name of ['mine', 'other']) {
    const repository = await createRepository(root, `${name}.git`);
    for (const branch of ['main', 'master']) {
      await repository.commit({ branch, files: { 'pressdock.version': '1.0.0' } });
    }
  }
  const gitServer = await startGitHttpServer(root);
  git = gitServer;
  const server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1', ...more });
  return {
    ...server,
    async close() {
      await server.close();
      await gitServer.close();
    },
  };
}

/** Waits for the first attempt of a delivery, and stops further ones, so that it no longer changes. */
async function settleDelivery({ database }: TestServer, id: string): Promise<void> {
  await vi.waitFor(
    () =>
      database.withSystem(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('webhook_deliveries')
          .set({ next_attempt_at: new Date('2099-01-01') })
          .where('id', '=', id)
          // The attempt has ended: it would set the time of the next one.
          .where('last_failure', 'is not', null)
          .executeTakeFirstOrThrow();
        expect(Number(numUpdatedRows)).toBe(1);
      }),
    { timeout: 15_000 },
  );
}

/** Returns an image that no other account has, because images are named by their content. */
function uniqueImage(): Buffer {
  imageCount += 1;
  return smallPng(10 + (imageCount % 1000), 3);
}

/** Adds one of each object to an account. */
export async function addOneOfEach(server: TestServer, person: Person): Promise<OwnedIds> {
  const body = { name: 'Mine', description: 'x' };
  const plugin = (await person.api('POST', '/api/v1/plugins', { ...body, slug: 'p' })).body._id;
  const theme = (await person.api('POST', '/api/v1/themes', { ...body, slug: 't' })).body._id;
  const pluginVersion = await addVersion(server, person, plugin, '1.0.0');
  const themeVersion = await addVersion(server, person, theme, '1.0.0');
  const [link, pluginLink] = await addLink(person, `plugins/${plugin}/versions/${pluginVersion}`);
  const [, themeLink] = await addLink(person, `themes/${theme}/versions/${themeVersion}`);
  const image = await postImage(server, person, uniqueImage());
  const customer = await addCustomer(person);
  const license = await addLicense(person, customer, {
    key: 'mine',
    product: plugin,
    activated_domains: ['mine.com'],
  });
  const sites = await person.api('GET', `/api/v2/license/${license.id}/activations`);
  const apiKey = await person.api('POST', '/api/v1/api-keys', { name: 'Mine', scope: 'read' });
  const keys = await person.api('GET', '/api/v2/license/signing-keys');
  await person.api('PATCH', `/api/v1/plugins/${plugin}`, { webhook_urls: [webhookUrl] });
  const [webhook] = (await person.api('GET', '/api/v2/webhooks')).body;
  const delivery = await person.api('POST', `/api/v2/webhooks/${webhook._id}/test`);
  await settleDelivery(server, delivery.body._id);
  const sessions = await person.api('GET', '/api/v1/users/me/sessions');
  return {
    user: person.id,
    plugin,
    theme,
    pluginVersion,
    themeVersion,
    link,
    pluginLink,
    themeLink,
    image: image.body.url.split('/').at(-1),
    customer,
    license: license.id,
    activation: sites.body.results[0]._id,
    signingKey: keys.body[0]._id,
    webhook: webhook._id,
    delivery: delivery.body._id,
    apiKey: apiKey.body._id,
    session: sessions.body[0]._id,
    ...(await addScheduledFlag(person)),
    ...(await addDeployment(server, person, plugin, `${gitUrl()}/mine.git`)),
    ...(await addAnalytics(server, person, plugin)),
    samples: await addSamples(person),
    ...(await addTeam(server, person)),
  };
}

/** Returns everything that an owner can read of their objects. */
export async function readEverything(owner: Person, owned: OwnedIds): Promise<string> {
  const paths = [
    '/api/v1/plugins',
    '/api/v1/themes',
    `/api/v1/plugins/${owned.plugin}/versions`,
    `/api/v1/themes/${owned.theme}/versions`,
    '/api/v1/users/me/',
    `/api/v1/users/${owned.user}`,
    '/api/v1/api-keys',
    '/api/v2/license',
    `/api/v2/customers/${owned.customer}`,
    '/api/v2/webhooks',
    '/api/v1/repositories',
    '/api/v1/repositories/deployments',
    '/api/v1/repositories/webhook-log',
    '/api/v1/users/me/gitlab',
    `/api/v2/webhooks/${owned.webhook}/deliveries/${owned.delivery}`,
    '/api/v1/users/children',
    '/api/v1/users/children/pending',
    ...flagPaths(owned),
    `/api/v2/analytics/${owned.user}/shares`,
    `/api/v2/analytics/${owned.user}/settings`,
    `/api/v2/analytics/${owned.user}/settings/products/${owned.plugin}`,
    `/api/v2/analytics/${owned.user}/erasures`,
    `/api/v2/analytics/${owned.user}/dates`,
    `/api/v1/repositories/deployments/${owned.plugin}`,
    `/api/v1/repositories/webhook-log/${owned.build}`,
    '/api/v1/repositories',
    '/api/v1/users/me/gitlab',
    ...Object.entries(owned.samples).map(([url, id]) => `${url}/${id}`),
  ];
  const responses = await Promise.all(paths.map((path) => owner.api('GET', path)));
  return responses.map(({ text }) => text).join('\n');
}

/** The paths of an account's feature flags. */
function flagPaths({ flagProduct, flag }: OwnedIds): string[] {
  const product = `/api/v2/feature-flags/products/${flagProduct}`;
  const path = `${product}/flags/${flag}`;
  return [product, `${product}/flags`, path, `${path}/changes`, `${path}/schedule`];
}

/** Inserts a member who never signs in and an invitation, without sending e-mails. */
export async function addTeam({ database }: TestServer, { id }: Person) {
  const [member, invitation, invitationSecret] = [randomUUID(), randomUUID(), createToken()];
  const [memberEmail, email] = [`${member}@example.com`, `${invitation}@example.com`];
  await database.withSystem(async (tx) => {
    await sql`insert into users (id, email, password_hash, first_name, last_name)
      values (${member}, ${memberEmail}, 'x', 'Mel', 'Member')`.execute(tx);
    await sql`insert into team_members (user_id, account_id) values (${member}, ${id})`.execute(tx);
    await sql`insert into invitations (id, account_id, email, secret_hash, expires_at)
      values (${invitation}, ${id}, ${email}, ${hashToken(invitationSecret)},
        now() + interval '1 day')`.execute(tx);
  });
  return { member, invitation, invitationSecret };
}

/** Creates a temporary link and returns its secret and its id. */
async function addLink(person: Person, version: string): Promise<[string, string]> {
  const path = `/api/v1/${version}/temporary-download-link`;
  const { text } = await person.api('POST', `${path}?lengthInSeconds=3600`);
  const { body } = await person.api('GET', `${path}s`);
  return [text.split('/').at(-1) ?? '', body[0]._id];
}

/** Adds an object of each resource that declares a sample. */
export async function addSamples(person: Person): Promise<Record<string, string>> {
  const created: Record<string, string> = {};
  for (const { url, create } of samples) created[url] = await create(person);
  return created;
}
