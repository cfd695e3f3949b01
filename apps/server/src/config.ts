import { resolve } from 'node:path';
import * as z from 'zod';
import {
  type CodeHostsConfig,
  codeHostVariables,
  findIncompleteApp,
  readCodeHosts,
} from './codeHostSettings.ts';
import { type MailConfig, MailFrom, SmtpUrl } from './mailSettings.ts';
import {
  type BillingConfig,
  billingVariables,
  listMissingBillingSettings,
  readBilling,
} from './settings/billingSettings.ts';
import {
  observabilityVariables,
  readTracing,
  type TracingConfig,
} from './settings/observabilitySettings.ts';

/** An invalid setting. Operators read the message as a single line. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The server's configuration, read once from the environment at startup. */
export interface Config {
  host: string;
  port: number;
  /** The URL at which people and sites reach this server, without a trailing slash. */
  publicUrl: string;
  /** The folder of all data that the server stores on disk. */
  dataFolder: string;
  /** The URL of a Postgres server; null for the embedded database. */
  databaseUrl: string | null;
  /** The URL of the database itself if `databaseUrl` is that of a pooler. */
  databaseDirectUrl: string | null;
  isDemo: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[];
  isRateLimited: boolean;
  /** The key that encrypts secrets; null for the key in the data folder. */
  masterKey: Buffer | null;
  /** Whether to start although secrets were encrypted with a master key that is lost. */
  isMasterKeyLost: boolean;
  /** Whether requests to URLs that users enter may use http and private networks. */
  allowsPrivateAddresses: boolean;
  /** The API URLs of hosted sales platforms, without a trailing slash. */
  platformUrls: { envato: string; gumroad: string; sendowl: string };
  /** The token with which metrics are read; null on a server without them. */
  metricsToken: string | null;
  /** Where traces are sent; null on a server that records none. */
  tracing: TracingConfig | null;
  /** Where accounts connect their repositories. */
  codeHosts: CodeHostsConfig;
  /** How accounts pay; null on a server that charges for nothing. */
  billing: BillingConfig | null;
  /** The address of Slack's incoming webhooks, without a trailing slash. */
  slackUrl: string;
  /** The URL to which the dashboard reports page views. */
  pageViewUrl: string | null;
  /** Where people get help from this operator: a `mailto:` or web address. */
  supportUrl: string | null;
  /** The folder of the dashboard's built files. */
  dashboardFolder: string;
  s3: S3Config | null;
  mail: MailConfig;
  /** The files of the databases of locations and of hosting providers; empty for the installed ones. */
  geo: { cityFiles: string[]; asnFiles: string[] };
}

/** An S3 bucket that stores packages and images. */
export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The URL of a service other than AWS. */
  endpoint?: string;
}

const builtDashboard = resolve(import.meta.dirname, '../../dashboard/dist');
const defaultDataFolder = resolve(import.meta.dirname, '../../../.data');

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is not a postgres:// address',
});
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
      'is not at least 32 bytes in base64',
    )
    .optional(),
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

type Environment = z.infer<typeof Environment>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** Returns whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The ports from which WordPress installs packages. */
const installablePorts = ['', '80', '443', '8080'];

/** Returns warnings about a valid configuration, one sentence each. */
export function listWarnings({ publicUrl }: Config): string[] {
  const { port } = new URL(publicUrl);
  if (installablePorts.includes(port)) return [];
  return [
    `WordPress sites install packages only from ports 80, 443 and 8080, so they cannot install updates from port ${port}. Set PUBLIC_URL to an address with one of these ports.`,
  ];
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function s3Config(environment: Environment): S3Config | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = environment;
  if (S3_BUCKET === undefined) return null;
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new ConfigError(
      'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set both.',
    );
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
    throw new ConfigError(
      'SMTP_URL requires MAIL_FROM. Set it to the address that e-mails are sent from.',
    );
  }
  const defaultSender = { name: 'Pressdock', address: `no-reply@${new URL(publicUrl).hostname}` };
  return { from: MAIL_FROM ?? defaultSender, smtp: SMTP_URL ?? null };
}

/** Names the setting with which other machines can reach the server; undefined if none can. */
function findExposure({ HOST }: Environment, publicUrl: string): string | undefined {
  if (!isLoopback(HOST)) return `HOST ${HOST}`;
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL ${publicUrl}`;
}

/** Requires encryption and rate limits for a server that other machines can reach. */
function checkExposure(environment: Environment, publicUrl: string): void {
  const exposure = findExposure(environment, publicUrl);
  if (exposure === undefined) return;
  if (environment.ALLOW_PRIVATE_ADDRESSES === '1') {
    throw new ConfigError(
      'ALLOW_PRIVATE_ADDRESSES requires a server that only this machine can reach. Unset it, or set HOST and PUBLIC_URL to local addresses.',
    );
  }
  const reason = `${exposure} is reachable from other machines, so`;
  if (!publicUrl.startsWith('https://')) {
    throw new ConfigError(`${reason} PUBLIC_URL must be an https address.`);
  }
  if (environment.PRESSDOCK_MASTER_KEY === undefined) {
    throw new ConfigError(`${reason} PRESSDOCK_MASTER_KEY must be set.`);
  }
  if (environment.RATE_LIMIT === 'off') {
    throw new ConfigError(`${reason} RATE_LIMIT must stay on.`);
  }
}

function parse(variables: NodeJS.ProcessEnv): Environment {
  // Scripts and containers pass an empty variable for a setting that is not set.
  const nonEmpty = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  );
  const result = Environment.safeParse(nonEmpty);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const isSecret = /^(?:DATABASE|DATABASE_DIRECT|SMTP)_URL$|KEY|SECRET|TOKEN/.test(name);
  throw new ConfigError(`${name}${isSecret ? '' : ` "${nonEmpty[name]}"`} ${issue?.message}.`);
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws {@link ConfigError} for the first invalid setting
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const environment = parse(variables);
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST;
  const publicUrl = environment.PUBLIC_URL ?? `http://${host}:${environment.PORT}`;
  checkExposure(environment, publicUrl);
  if (environment.DATABASE_DIRECT_URL !== undefined && environment.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_DIRECT_URL requires DATABASE_URL. Set both.');
  }
  const incomplete = findIncompleteApp(environment);
  if (incomplete !== undefined) {
    throw new ConfigError(
      `${incomplete} is missing. An OAuth app needs its client ID and its secret.`,
    );
  }
  const [missing] = listMissingBillingSettings(environment);
  if (missing !== undefined) {
    throw new ConfigError(`STRIPE_SECRET_KEY requires ${missing}. Set it, or unset both.`);
  }
  // The demo's passwords are public, so it must not be reachable through a proxy either.
  const isPrivate = findExposure(environment, publicUrl) === undefined;
  const isDemo = environment.PRESSDOCK_DEMO === '1' && isPrivate;
  return {
    host: environment.HOST,
    port: environment.PORT,
    publicUrl: withoutSlash(publicUrl),
    dataFolder: resolve(environment.PRESSDOCK_DATA),
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? null,
    isDemo,
    logLevel: environment.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    trustedProxies: splitList(environment.TRUST_PROXY),
    isRateLimited: environment.RATE_LIMIT === 'on',
    masterKey: environment.PRESSDOCK_MASTER_KEY
      ? Buffer.from(environment.PRESSDOCK_MASTER_KEY, 'base64')
      : null,
    isMasterKeyLost: environment.PRESSDOCK_MASTER_KEY_LOST === '1',
    allowsPrivateAddresses: environment.ALLOW_PRIVATE_ADDRESSES === '1',
    platformUrls: {
      envato: withoutSlash(environment.ENVATO_API_URL),
      gumroad: withoutSlash(environment.GUMROAD_API_URL),
      sendowl: withoutSlash(environment.SENDOWL_API_URL),
    },
    metricsToken: environment.METRICS_TOKEN ?? null,
    tracing: readTracing(environment),
    codeHosts: readCodeHosts(environment),
    billing: readBilling(environment),
    slackUrl: withoutSlash(environment.SLACK_URL),
    pageViewUrl: environment.PAGE_VIEW_URL ?? null,
    supportUrl: environment.SUPPORT_URL ?? null,
    dashboardFolder: resolve(environment.DASHBOARD_FOLDER),
    s3: s3Config(environment),
    mail: mailConfig(environment, publicUrl),
    geo: {
      cityFiles: splitList(environment.PRESSDOCK_GEO_CITY),
      asnFiles: splitList(environment.PRESSDOCK_GEO_ASN),
    },
  };
}
