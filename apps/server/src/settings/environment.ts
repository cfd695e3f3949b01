import { resolve } from 'node:path';
import * as z from 'zod';
import { codeHostVariables } from '../codeHostSettings.ts';
import { MailFrom, SmtpUrl } from '../mailSettings.ts';
import { billingVariables } from './billingSettings.ts';
import { observabilityVariables } from './observabilitySettings.ts';

const builtDashboard = resolve(import.meta.dirname, '../../../dashboard/dist');
const defaultDataFolder = resolve(import.meta.dirname, '../../../../.data');

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is not a postgres:// address',
});
const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });
const masterKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length >= 32, 'is not at least 32 bytes in base64')
  .transform((text) => Buffer.from(text, 'base64'));
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** The environment variables of the server with their defaults. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .default('8080')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is not a port number')
    .transform(Number),
  PUBLIC_URL: webAddress.optional(),
  PRESSDOCK_DATA: z.string().default(defaultDataFolder),
  PRESSDOCK_MASTER_KEY: masterKey.optional(),
  PRESSDOCK_NEW_MASTER_KEY: masterKey.optional(),
  PRESSDOCK_OLD_MASTER_KEY: masterKey.optional(),
  PRESSDOCK_MASTER_KEY_LOST: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  PRESSDOCK_DEMO: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  LOG_LEVEL: z.enum(levels, `is not one of ${levels.join(', ')}`).optional(),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  ALLOW_PRIVATE_ADDRESSES: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  ENVATO_API_URL: webAddress.default('https://api.envato.com'),
  GUMROAD_API_URL: webAddress.default('https://api.gumroad.com'),
  SENDOWL_API_URL: webAddress.default('https://www.sendowl.com'),
  ...codeHostVariables,
  ...billingVariables,
  ...observabilityVariables,
  SLACK_URL: webAddress.default('https://hooks.slack.com'),
  PAGE_VIEW_URL: webAddress.optional(),
  SUPPORT_URL: z
    .url({ protocol: /^(https?|mailto)$/, error: 'is not a mailto:, http or https address' })
    .optional(),
  DASHBOARD_FOLDER: z.string().default(builtDashboard),
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: MailFrom.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  PRESSDOCK_GEO_CITY: z.string().default(''),
  PRESSDOCK_GEO_ASN: z.string().default(''),
});

/** The values of the environment variables. */
export type Environment = z.infer<typeof Environment>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** A problem of settings in one sentence that shows no secret. */
export interface SettingProblem {
  /** The settings that the problem concerns. */
  names: readonly string[];
  message: string;
}

/**
 * Parses environment variables. An invalid one is a problem and counts as unset. Scripts and
 * containers pass an empty variable for a setting that is not set.
 */
export function parseEnvironment(variables: NodeJS.ProcessEnv): {
  environment: Environment;
  problems: SettingProblem[];
} {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { error } = Environment.safeParse(set);
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const isSecret = /^(?:DATABASE|DATABASE_DIRECT|SMTP)_URL$|KEY|SECRET|TOKEN/.test(name);
    const visible = isSecret ? '' : ` "${set[name]}"`;
    return { names: [name], message: `${name}${visible} ${message}.` };
  });
  const invalid = new Set(problems.flatMap(({ names }) => names));
  const valid = Object.entries(set).filter(([name]) => !invalid.has(name));
  return { environment: Environment.parse(Object.fromEntries(valid)), problems };
}
