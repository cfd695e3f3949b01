import { ConfigError } from '../config.ts';
import type { RunStatement } from './database.ts';
import { accountRole, systemRole } from './migrations/row-security.ts';

const roles = [accountRole, systemRole];
const maxAttempts = 5;

interface RoleState {
  name: string;
  exists: boolean;
  /** Whether the server's role has the rights of this one, which backups also depend on. */
  isUsable: boolean;
  owner: string;
}

async function readRoles(run: RunStatement): Promise<RoleState[]> {
  const { rows } = await run(`
    select wanted.name, role.oid is not null as exists, current_user as owner,
      coalesce(pg_has_role(role.oid, 'USAGE'), false) as "isUsable"
    from unnest(array['${roles.join("', '")}']) as wanted(name)
    left join pg_roles role on role.rolname = wanted.name`);
  return rows as RoleState[];
}

/** Returns the statements that an administrator could also run. */
function listMissing(states: readonly RoleState[]): string[] {
  const missing = states.filter(({ exists }) => !exists);
  const unusable = states.filter(({ isUsable }) => !isUsable);
  const owner = `"${states[0]?.owner.replaceAll('"', '""')}"`;
  return [
    ...missing.map(({ name }) => `CREATE ROLE ${name} NOLOGIN`),
    ...unusable.map(({ name }) => `GRANT ${name} TO ${owner}`),
  ];
}

/**
 * Makes sure that the two roles of transactions exist and that the server's role has their rights.
 * Roles belong to the whole Postgres cluster, so a restored database may lack them, and another
 * database may have created them.
 *
 * @throws {@link ConfigError} with the statements to run if the server's role may not run them
 */
export async function prepareRoles(run: RunStatement): Promise<void> {
  let reason: unknown;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const missing = listMissing(await readRoles(run));
    if (missing.length === 0) return;
    // Another database's server may do the same at this moment. Then the next attempt finds the result.
    reason = await run(missing.join('; ')).then(
      () => undefined,
      (error: unknown) => error,
    );
  }
  const missing = listMissing(await readRoles(run));
  if (missing.length === 0) return;
  const detail = reason instanceof Error ? reason.message : 'the role does not inherit rights';
  throw new ConfigError(
    `The database role in DATABASE_URL lacks rights (${detail}). Run as an administrator of the database: ${missing.join('; ')};`,
  );
}

/**
 * Makes sure that every table has its row-level security policies, which a restore on a cluster
 * without the roles leaves out.
 *
 * @throws {@link ConfigError} if one has none
 */
export async function requirePolicies(run: RunStatement): Promise<void> {
  const { rows } = await run(`
    select relname from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid)`);
  if (rows.length === 0) return;
  throw new ConfigError(
    'The database was restored without its access rules, because the roles did not exist yet. Create an empty database and restore the backup again, as described under Postgres in the documentation (/docs/operating/postgres).',
  );
}
