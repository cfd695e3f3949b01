import { resolve } from 'node:path';
import { type CodeHostsConfig, findIncompleteApp, readCodeHosts } from './codeHostSettings.ts';
import type { MailConfig } from './mailSettings.ts';
import {
  type BillingConfig,
  listMissingBillingSettings,
  readBilling,
} from './settings/billingSettings.ts';
import { type Environment, parseEnvironment, type SettingProblem } from './settings/environment.ts';
import { type ObservabilityConfig, readObservability } from './settings/observabilitySettings.ts';

/** An invalid setting. Operators read the message as a single line. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The server's configuration, read once from the environment at startup. */
export interface Config extends ObservabilityConfig {
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
  /** The next master key, which only decrypts until every server has it; null without a rotation. */
  newMasterKey: Buffer | null;
  /** The previous master key, which only decrypts; null after the rotation. */
  oldMasterKey: Buffer | null;
  /** Whether to start although secrets were encrypted with a master key that is lost. */
  isMasterKeyLost: boolean;
  /** Whether requests to URLs that users enter may use http and private networks. */
  allowsPrivateAddresses: boolean;
  /** The API URLs of hosted sales platforms, without a trailing slash. */
  platformUrls: { envato: string; gumroad: string; sendowl: string };
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
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  };
}

function mailConfig({ SMTP_URL, MAIL_FROM }: Environment, publicUrl: string): MailConfig {
  const defaultSender = { name: 'Pressdock', address: `no-reply@${new URL(publicUrl).hostname}` };
  return { from: MAIL_FROM ?? defaultSender, smtp: SMTP_URL ?? null };
}

/** Names the setting with which other machines can reach the server; undefined if none can. */
function findExposure({ HOST }: Environment, publicUrl: string): string | undefined {
  if (!isLoopback(HOST)) return `HOST ${HOST}`;
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL ${publicUrl}`;
}

/** Lists what a server that other machines can reach lacks: encryption and rate limits. */
function listExposureProblems(environment: Environment, publicUrl: string): SettingProblem[] {
  const exposure = findExposure(environment, publicUrl);
  if (exposure === undefined) return [];
  const reason = `${exposure} is reachable from other machines, so`;
  const problem = (name: keyof Environment, message: string) => ({ names: [name], message });
  return [
    environment.ALLOW_PRIVATE_ADDRESSES === '1' &&
      problem(
        'ALLOW_PRIVATE_ADDRESSES',
        'ALLOW_PRIVATE_ADDRESSES requires a server that only this machine can reach. Unset it, or set HOST and PUBLIC_URL to local addresses.',
      ),
    !publicUrl.startsWith('https://') &&
      problem('PUBLIC_URL', `${reason} PUBLIC_URL must be an https address.`),
    environment.PRESSDOCK_MASTER_KEY === undefined &&
      problem('PRESSDOCK_MASTER_KEY', `${reason} PRESSDOCK_MASTER_KEY must be set.`),
    environment.RATE_LIMIT === 'off' && problem('RATE_LIMIT', `${reason} RATE_LIMIT must stay on.`),
  ].filter((one) => one !== false);
}

/** Lists the settings that others require. */
function listMissingSettings(environment: Environment): SettingProblem[] {
  const incomplete = findIncompleteApp(environment);
  const [billing] = listMissingBillingSettings(environment);
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, SMTP_URL, MAIL_FROM } = environment;
  const problems: SettingProblem[] = [];
  if (environment.DATABASE_DIRECT_URL !== undefined && environment.DATABASE_URL === undefined) {
    const message = 'DATABASE_DIRECT_URL requires DATABASE_URL. Set both.';
    problems.push({ names: ['DATABASE_URL'], message });
  }
  if (incomplete !== undefined) {
    const message = `${incomplete} is missing. An OAuth app needs its client ID and its secret.`;
    problems.push({ names: [incomplete], message });
  }
  if (billing !== undefined) {
    const message = `STRIPE_SECRET_KEY requires ${billing}. Set it, or unset both.`;
    problems.push({ names: [billing], message });
  }
  if (S3_BUCKET !== undefined && (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)) {
    const message = 'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set both.';
    problems.push({ names: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], message });
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    const message =
      'SMTP_URL requires MAIL_FROM. Set it to the address that e-mails are sent from.';
    problems.push({ names: ['MAIL_FROM'], message });
  }
  return problems;
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws {@link ConfigError} for the first invalid setting
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const { config, problems } = readSettings(variables);
  const [problem] = problems;
  if (problem !== undefined) throw new ConfigError(problem.message);
  return config;
}

/**
 * Reads the configuration and lists all its problems. A setting with a problem counts as unset, so
 * that the other parts of the installation can be examined.
 */
export function readSettings(variables: NodeJS.ProcessEnv): {
  config: Config;
  problems: SettingProblem[];
} {
  const { environment, problems } = parseEnvironment(variables);
  const invalid = new Set(problems.flatMap(({ names }) => names));
  const publicUrl = publicUrlOf(environment);
  const missing = [
    ...listExposureProblems(environment, publicUrl),
    ...listMissingSettings(environment),
  ].filter(({ names }) => !names.some((name) => invalid.has(name)));
  return { config: toConfig(environment), problems: [...problems, ...missing] };
}

/** Returns the public URL, which may end in a slash. */
function publicUrlOf({ HOST, PORT, PUBLIC_URL }: Environment): string {
  return PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

function toConfig(environment: Environment): Config {
  const publicUrl = publicUrlOf(environment);
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
    masterKey: environment.PRESSDOCK_MASTER_KEY ?? null,
    newMasterKey: environment.PRESSDOCK_NEW_MASTER_KEY ?? null,
    oldMasterKey: environment.PRESSDOCK_OLD_MASTER_KEY ?? null,
    isMasterKeyLost: environment.PRESSDOCK_MASTER_KEY_LOST === '1',
    allowsPrivateAddresses: environment.ALLOW_PRIVATE_ADDRESSES === '1',
    platformUrls: {
      envato: withoutSlash(environment.ENVATO_API_URL),
      gumroad: withoutSlash(environment.GUMROAD_API_URL),
      sendowl: withoutSlash(environment.SENDOWL_API_URL),
    },
    ...readObservability(environment),
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
