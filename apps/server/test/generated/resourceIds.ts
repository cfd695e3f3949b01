import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import { addDeployment } from '../harness/deployments.ts';
import { addScheduledFlag } from '../harness/flags.ts';
import { postImage, smallPng } from '../harness/images.ts';
import { addCustomer, addLicense } from '../harness/licenses.ts';
import type { Person, TestServer } from '../harness/server.ts';
import { addVersion } from '../harness/versions.ts';
import { addAnalytics, DAY } from '../isolation/ownedAnalytics.ts';
import { addTeam, gitUrl } from '../isolation/ownedIds.ts';

/** Ids of existing objects by what they identify, so that generated calls reach more than "not found". */
export type ResourceIds = Readonly<Record<string, string>>;

type Make = (server: TestServer, person: Person) => Promise<ResourceIds>;

const makeProduct =
  (kind: ProductKind): Make =>
  async (server, person) => {
    const body = { name: 'n', slug: crypto.randomUUID(), description: 'x' };
    const { _id } = (await person.api('POST', `/api/v1/${kind}s`, body)).body;
    const version = await addVersion(server, person, _id, '1.0.0');
    const link = await addLink(person, `${kind}s`, _id, version);
    return { [kind]: _id, [`${kind}Version`]: version, [`${kind}Link`]: link };
  };

/** Adds a plugin that is deployed from a repository. */
const makeDeployment: Make = async (server, person) => {
  const body = { name: 'n', slug: crypto.randomUUID(), description: 'x' };
  const deployed = (await person.api('POST', '/api/v1/plugins', body)).body._id;
  return { deployed, ...(await addDeployment(server, person, deployed, `${gitUrl()}/mine.git`)) };
};

/** Adds a link that shares the analytics of a plugin. */
const makeShare: Make = async (server, person) => {
  const body = { name: 'n', slug: crypto.randomUUID(), description: 'x' };
  const shared = (await person.api('POST', '/api/v1/plugins', body)).body._id;
  return { ...(await addAnalytics(server, person, shared)) };
};

/** Creates objects, by a part of the paths that refer to them. */
const makers: Readonly<Record<string, Make>> = {
  '/shares': makeShare,
  '/analytics': makeShare,
  '/repositories': makeDeployment,
  '/public/deployments': makeDeployment,
  '/users/me/gitlab': makeDeployment,
  '/plugins': makeProduct('plugin'),
  '/themes': makeProduct('theme'),
  '/customers': async (_, person) => ({ customers: await addCustomer(person) }),
  '/license': async (_, person) => {
    const sold = { activated_domains: ['a.com'] };
    const { id } = await addLicense(person, await addCustomer(person), sold);
    const sites = await person.api('GET', `/api/v2/license/${id}/activations`);
    return { license: id, activation: sites.body.results[0]._id };
  },
  '/signing-keys': async (_, person) => {
    const keys = await person.api('POST', '/api/v2/license/signing-keys');
    return { signingKey: keys.body.at(-1)._id };
  },
  '/api-keys': async (_, person) => {
    const key = await person.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'read' });
    return { 'api-keys': key.body._id };
  },
  '/feature-flags': async (_, person) => addScheduledFlag(person),
  '/webhooks': async (_, person) => {
    const webhook_urls = ['https://receiver.invalid/hook'];
    const body = { name: 'n', slug: crypto.randomUUID(), description: 'x', webhook_urls };
    await person.api('POST', '/api/v1/plugins', body);
    const [{ _id }] = (await person.api('GET', '/api/v2/webhooks')).body;
    const delivery = await person.api('POST', `/api/v2/webhooks/${_id}/test`);
    return { webhooks: _id, delivery: delivery.body._id };
  },
  '/children': async (server, person) => ({ ...(await addTeam(server, person)) }),
  '/sessions': async (server, person) => ({ session: await addSession(server, person) }),
};

/** Objects whose ids are also sent to calls that expect others, and those that paths do not name. */
const common = ['/plugins', '/themes', '/customers', '/children', '/sessions'];

/** Adds one of each object to an account, or of those that a path needs. */
export async function addResources(
  server: TestServer,
  person: Person,
  path?: string,
): Promise<ResourceIds> {
  const made: Record<string, string> = { person: person.id };
  const isNeeded = (part: string) =>
    path === undefined || common.includes(part) || path.includes(part);
  const needed = Object.entries(makers).filter(([part]) => isNeeded(part));
  for (const make of new Set(needed.map(([, make]) => make))) {
    Object.assign(made, await make(server, person));
  }
  const { body } = await postImage(server, person, smallPng());
  return {
    ...made,
    image: body.url.split('/').at(-1),
    accounts: made.member ?? '',
  };
}

/** Replaces an object that a call deleted. */
export async function replaceResource(
  server: TestServer,
  person: Person,
  paths: ResourceIds,
  path: string,
): Promise<ResourceIds> {
  const [, make] = Object.entries(makers).find(([part]) => path.includes(part)) ?? [];
  return { ...paths, ...(await make?.(server, person)) };
}

/** Adds a session of the person, and confirms the password in all of them. */
async function addSession(server: TestServer, { id: userId }: Person): Promise<string> {
  const id = crypto.randomUUID();
  await server.database.withSystem(async (tx) => {
    await sql`insert into sessions (id, token_hash, user_id, account_id, expires_at)
      values (${id}, ${id}, ${userId}, ${userId}, now() + interval '1 day')`.execute(tx);
    await sql`update sessions set proved_at = now() where user_id = ${userId}`.execute(tx);
  });
  return id;
}

async function addLink(person: Person, kind: string, product: string, version: string) {
  const path = `/api/v1/${kind}/${product}/versions/${version}/temporary-download-link`;
  await person.api('POST', `${path}?lengthInSeconds=600`);
  return (await person.api('GET', `${path}s`)).body[0]._id;
}

/** Returns the ids for the parameters of a path about repositories and builds. */
function deploymentIds(path: string, own: (...names: string[]) => string[]): string[] {
  if (/webhook-log\/(\{id\}|replay)/.test(path)) return own('build');
  if (/repositories\/(\{id\}|branches)/.test(path)) return own('repository');
  if (path.includes('webhook-log/theme')) return own('theme');
  if (path.includes('version-status')) return own('repository', 'deployed');
  return own('deployed', 'repository');
}

/** The values of the parameters of paths about analytics, by their names. */
const analyticsParameters: Readonly<Record<string, string>> = {
  date: DAY,
  startDate: DAY,
  endDate: '2026-01-03',
  fact: 'php',
};

/** Returns the values for the parameters of a path about analytics. */
function analyticsIds(path: string, ids: ResourceIds): string[] {
  const names: Readonly<Record<string, string>> = {
    uuid: 'person',
    versionUUID: 'pluginVersion',
    id: path.includes('/shares/') ? 'share' : 'plugin',
    token: 'shareToken',
  };
  return [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => analyticsParameters[name] ?? ids[names[name] ?? ''] ?? '',
  );
}

/** Returns the ids of existing objects for the parameters of a path. */
export function matchingIds(ids: ResourceIds, path: string): string[] {
  const own = (...names: string[]) => names.map((name) => ids[name] ?? '');
  if (path.includes('{provider}')) return ['gitlab'];
  if (path.includes('/users/me/gitlab/')) return own('deployKey');
  if (path.includes('/public/deployments/')) return own('deployment');
  if (path.includes('/repositories/')) return deploymentIds(path, own);
  if (path.includes('/users/me/sessions')) return own('session');
  if (path.includes('/children/pending')) return own('invitation');
  if (path.includes('/children/')) return own('member');
  if (path.includes('/join-team/')) return own('invitationSecret');
  if (path.includes('/signing-keys/')) return own('signingKey');
  if (path.includes('/feature-flags/')) return own('flagProduct', 'flag', 'flagChange');
  if (path.includes('/users/')) return own('person');
  if (path.startsWith('/images/')) return own('person', 'image');
  if (path.includes('/public/{account}/')) return own('person');
  if (path.includes('/admin/billing/')) return own('accounts');
  if (path.includes('/admin/')) return own(path.split('/')[4] ?? '');
  if (path.includes('/analytics/')) return analyticsIds(path, ids);
  const kind = path.includes('theme') ? 'theme' : 'plugin';
  if (path.includes('/webhooks/')) return own('webhooks', 'delivery');
  const root = path.split('/')[3] ?? '';
  if (root in ids) return own(root, 'activation');
  return own(kind, `${kind}Version`, `${kind}Link`);
}

/** Returns the id of an existing object, most likely of another kind than the path expects. */
export function otherId(paths: ResourceIds, index: number): string {
  const names = ['plugin', 'pluginVersion', 'theme', 'themeVersion', 'person'];
  return paths[names[index] ?? ''] ?? '';
}
