import { API_KEY_SCOPES, isWithinScope, type Role } from '../contract/access.ts';
import type { AttemptLimit } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';

type Config = RouteRecord['config'];

const ROLES: Readonly<Record<Role, string>> = {
  owner: 'the owner',
  member: 'team members',
  viewing: 'an operator who views the account',
  operator: 'operators',
};

const COUNTED_PER: Readonly<Record<AttemptLimit['per'], string>> = {
  client: 'client',
  email: 'e-mail address',
  clientAndEmail: 'client and e-mail address',
  person: 'person',
  account: 'account',
};

/** Joins words as in a sentence: `a, b and c`. */
function join(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function describeCallers({ access }: Config): string {
  if (access === 'public') return 'anyone';
  // In their own account, operators are its owner.
  const roles = access.filter((role) => role !== 'operator' || !access.includes('owner'));
  return join(
    roles.map((role) => ROLES[role]),
    'and',
  );
}

function describeScope({ access, scope }: Config): string[] {
  if (access === 'public') return [];
  if (scope === 'none') return ['**API keys**: cannot make this call'];
  const scopes = API_KEY_SCOPES.filter((one) => isWithinScope(one, scope));
  const names = join(
    scopes.map((one) => `\`${one}\``),
    'or',
  );
  return [`**API keys**: with the scope ${names}`];
}

function describeWindow(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'hour' : `${seconds / 3600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? 'minute' : `${seconds / 60} minutes`;
  return `${seconds} seconds`;
}

function describeRate({ rateLimit }: Config): string {
  const { perMinute, attempts = [], inHandler = {} } = rateLimit;
  const counted = [...attempts, ...Object.values(inHandler)].map(
    ({ name, per, max, windowSeconds }) =>
      `${max} per ${describeWindow(windowSeconds)} and ${COUNTED_PER[per]} (\`${name}\`)`,
  );
  return [`${perMinute} requests per minute and client`, ...counted].join('; ');
}

/** Returns who may make a call, and how often, as a list in Markdown. */
export function describeRequirements({ config }: RouteRecord): string {
  const email = 'needsVerifiedEmail' in config && config.needsVerifiedEmail;
  const lines = [
    `**Callers**: ${describeCallers(config)}`,
    ...describeScope(config),
    ...(email ? ['**Account**: with a verified e-mail address (403 `email_unverified`)'] : []),
    `**Rate limit**: ${describeRate(config)}`,
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}
