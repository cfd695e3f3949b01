import { resolve } from 'node:path';
import * as z from 'zod';
import { type MailConfig, MailFrom, SmtpUrl } from './mailSettings.ts';

/** A setting that cannot be used. The message is the one line an operator reads. */
export class WrongSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongSetting';
  }
}

/** Everything the server takes from its environment, read once at the start. */
export interface Config {
  host: string;
  port: number;
  /** The address people and sites reach this server at, without a slash at the end. */
  publicUrl: string;
  /** The folder of everything the server keeps on disk. */
  dataFolder: string;
  /** A Postgres server instead of the embedded database. */
  databaseUrl: string | null;
  isDemo: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whose `X-Forwarded-For` is believed: nobody's, or these proxies'. */
  trustedProxies: string[];
  isRateLimited: boolean;
  /** The key that secrets are sealed under; null for one of the data folder's own. */
  masterKey: Buffer | null;
  /** Whether calls to addresses that users give may go over http and to private networks. */
  allowsPrivateAddresses: boolean;
  /** Where the sales platforms with one address for everybody answer, without a slash at the end. */
  platformUrls: { envato: string; gumroad: string; sendowl: string };
  /** Where the dashboard reports its page views. */
  pageViewUrl: string | null;
  /** Where people ask this operator for help: a `mailto:` or web address. */
  supportUrl: string | null;
  /** The folder of the dashboard's built files. */
  dashboardFolder: string;
  s3: S3Config | null;
  mail: MailConfig;
}

/** A bucket for packages instead of the data folder. */
export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The address of a service other than AWS. */
  endpoint?: string;
}

const builtDashboard = resolve(import.meta.dirname, '../../dashboard/dist');
const defaultDataFolder = resolve(import.meta.dirname, '../../../.data');

const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .default('8080')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is not a port number')
    .transform(Number),
  PUBLIC_URL: webAddress.optional(),
  PRESSDOCK_DATA: z.string().default(defaultDataFolder),
  PRESSDOCK_MASTER_KEY: z
    .string()
    .refine(
      (text) => Buffer.from(text, 'base64').length >= 32,
      'is not at least 32 bytes written in base64',
    )
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' })
    .optional(),
  PRESSDOCK_DEMO: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  LOG_LEVEL: z.enum(levels, `is none of ${levels.join(', ')}`).optional(),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  ALLOW_PRIVATE_ADDRESSES: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  ENVATO_API_URL: webAddress.default('https://api.envato.com'),
  GUMROAD_API_URL: webAddress.default('https://api.gumroad.com'),
  SENDOWL_API_URL: webAddress.default('https://www.sendowl.com'),
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
});

type Environment = z.infer<typeof Environment>;

/** True for an address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The ports from which WordPress installs packages; from any other it refuses the address. */
const installablePorts = ['', '80', '443', '8080'];

/** What an operator should know although the server runs: a sentence for each. */
export function listConcerns({ publicUrl }: Config): string[] {
  const { port } = new URL(publicUrl);
  if (installablePorts.includes(port)) return [];
  return [
    `WordPress sites install packages only from the ports 80, 443 and 8080, so updates from port ${port} will be offered and not installed.`,
  ];
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function s3Config(environment: Environment): S3Config | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = environment;
  if (S3_BUCKET === undefined) return null;
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new WrongSetting('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  };
}

function mailConfig({ SMTP_URL, MAIL_FROM }: Environment, publicUrl: string): MailConfig {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    throw new WrongSetting(
      'SMTP_URL needs MAIL_FROM beside it, the address that letters come from.',
    );
  }
  const nobody = { name: 'Pressdock', address: `no-reply@${new URL(publicUrl).hostname}` };
  return { from: MAIL_FROM ?? nobody, smtp: SMTP_URL ?? null };
}

/** Whatever other machines can reach must be encrypted on the way and at rest, and keep its limits. */
function checkExposure(environment: Environment, publicUrl: string): void {
  const isPublished = !isLoopback(new URL(publicUrl).hostname);
  if (
    environment.ALLOW_PRIVATE_ADDRESSES === '1' &&
    (isPublished || !isLoopback(environment.HOST))
  ) {
    throw new WrongSetting(
      'ALLOW_PRIVATE_ADDRESSES is for a server that only this machine can reach; HOST or PUBLIC_URL says otherwise.',
    );
  }
  if (isLoopback(environment.HOST)) return;
  const place = `HOST ${environment.HOST} can be reached by other machines, so`;
  if (!publicUrl.startsWith('https://')) {
    throw new WrongSetting(`${place} PUBLIC_URL must be an https address.`);
  }
  if (environment.PRESSDOCK_MASTER_KEY === undefined) {
    throw new WrongSetting(`${place} PRESSDOCK_MASTER_KEY must be set.`);
  }
  if (environment.RATE_LIMIT === 'off') {
    throw new WrongSetting(`${place} RATE_LIMIT must stay on.`);
  }
}

function parse(variables: NodeJS.ProcessEnv): Environment {
  // An empty variable is what scripts and containers pass for "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const isSecret = /^(?:DATABASE|SMTP)_URL$|KEY|SECRET/.test(name);
  throw new WrongSetting(`${name}${isSecret ? '' : ` "${given[name]}"`} ${issue?.message}.`);
}

/**
 * Reads the settings.
 *
 * @throws {@link WrongSetting} for the first one that cannot be used
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const environment = parse(variables);
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST;
  const publicUrl = environment.PUBLIC_URL ?? `http://${host}:${environment.PORT}`;
  checkExposure(environment, publicUrl);
  // Its password is known to everyone: behind a proxy, too, it would be open to everyone.
  const isPrivate = isLoopback(environment.HOST) && isLoopback(new URL(publicUrl).hostname);
  const isDemo = environment.PRESSDOCK_DEMO === '1' && isPrivate;
  return {
    host: environment.HOST,
    port: environment.PORT,
    publicUrl: withoutSlash(publicUrl),
    dataFolder: resolve(environment.PRESSDOCK_DATA),
    databaseUrl: environment.DATABASE_URL ?? null,
    isDemo,
    logLevel: environment.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    trustedProxies: environment.TRUST_PROXY.split(',')
      .map((proxy) => proxy.trim())
      .filter((proxy) => proxy !== ''),
    isRateLimited: environment.RATE_LIMIT === 'on',
    masterKey: environment.PRESSDOCK_MASTER_KEY
      ? Buffer.from(environment.PRESSDOCK_MASTER_KEY, 'base64')
      : null,
    allowsPrivateAddresses: environment.ALLOW_PRIVATE_ADDRESSES === '1',
    platformUrls: {
      envato: withoutSlash(environment.ENVATO_API_URL),
      gumroad: withoutSlash(environment.GUMROAD_API_URL),
      sendowl: withoutSlash(environment.SENDOWL_API_URL),
    },
    pageViewUrl: environment.PAGE_VIEW_URL ?? null,
    supportUrl: environment.SUPPORT_URL ?? null,
    dashboardFolder: resolve(environment.DASHBOARD_FOLDER),
    s3: s3Config(environment),
    mail: mailConfig(environment, publicUrl),
  };
}
