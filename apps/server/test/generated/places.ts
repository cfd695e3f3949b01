import { sql } from 'kysely';
import { addVersion } from '../fixtures.ts';
import type { Person, TestServer } from '../harness.ts';
import { addTeam } from '../isolationThings.ts';
import { addCustomer, addLicense } from '../licensesActions.ts';
import { postPicture, smallPng } from '../pictures.ts';

/** Identifiers that lead somewhere, so that not every generated call ends at "not found". */
export interface Places {
  /** A plugin and its version, a theme and its version, the person. */
  known: readonly string[];
  /** What is no product, by the last fixed part of its path. */
  kept: Readonly<Record<string, string>>;
}

/** Gives somebody one of everything. */
export async function makePlaces(server: TestServer, person: Person): Promise<Places> {
  const make = async (kind: 'plugins' | 'themes') => {
    const slug = crypto.randomUUID();
    const body = { name: 'n', slug, description: 'x' };
    const { _id } = (await person.api('POST', `/api/v1/${kind}`, body)).body;
    return [_id, await addVersion(server, person, _id, '1.0.0')] as const;
  };
  const [plugin, theme] = [await make('plugins'), await make('themes')];
  const customer = await addCustomer(person);
  const license = await addLicense(person, customer, { activated_domains: ['a.com'] });
  const sites = await person.api('GET', `/api/v2/license/${license.id}/activations`);
  const key = await person.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'read' });
  const team = await addTeam(server, person);
  const picture = await postPicture(server, person, smallPng());
  return {
    known: [...plugin, ...theme, person.id],
    kept: {
      customers: customer,
      license: license.id,
      activation: sites.body.results[0]._id,
      'api-keys': key.body._id,
      session: await addSession(server, person),
      pluginLink: await addLink(person, 'plugins', ...plugin),
      themeLink: await addLink(person, 'themes', ...theme),
      picture: picture.body.url.split('/').at(-1),
      accounts: team.member,
      'interface-flags': 'a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01',
      ...team,
    },
  };
}

/** Another session of the person, in which what asks for a proof has one. */
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

/** What leads somewhere in the places of a path. */
export function rightPlaces({ known, kept }: Places, path: string): string[] {
  const first = path.includes('theme') ? 2 : 0;
  const [product = '', version = ''] = known.slice(first);
  const person = known.at(-1) ?? '';
  const own = (name: string) => kept[name] ?? '';
  if (path.includes('/users/me/sessions')) return [own('session')];
  if (path.includes('/children/pending')) return [own('invitation')];
  if (path.includes('/children/')) return [own('member')];
  if (path.includes('/join-team/')) return [own('invitationSecret')];
  if (path.includes('/users/')) return [person];
  if (path.startsWith('/images/')) return [person, own('picture')];
  if (path.includes('/analytics/')) return [person, version];
  if (path.includes('/admin/')) return [own(path.split('/')[4] ?? '')];
  const other = kept[path.split('/')[3] ?? ''];
  if (other !== undefined) return [other, own('activation')];
  return [product, version, own(first === 0 ? 'pluginLink' : 'themeLink')];
}
