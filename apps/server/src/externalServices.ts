import { join } from 'node:path';
import { createCodeHosts } from './adapters/codeHosts/codeHosts.ts';
import { openGeo } from './adapters/geo/geo.ts';
import { createGit } from './adapters/git/git.ts';
import { openMailer } from './adapters/mail/mail.ts';
import { createStripePayments } from './adapters/payments/stripe.ts';
import { createPlatforms } from './adapters/platforms/platforms.ts';
import { createSafeFetch } from './adapters/safeFetch/safeFetch.ts';
import { openSealer } from './adapters/sealing/masterKey.ts';
import type { Config } from './config.ts';
import type { CodeHosts } from './ports/codeHosts.ts';
import type { Geo } from './ports/geo.ts';
import type { Git } from './ports/git.ts';
import type { Mailer } from './ports/mail.ts';
import type { Payments } from './ports/payments.ts';
import type { Platform } from './ports/platforms.ts';
import type { JudgeAddress, SafeFetch } from './ports/safeFetch.ts';
import type { Sealer } from './ports/sealing.ts';

/** Access to external services, and the sealer for their credentials. */
export interface ExternalServices {
  safeFetch: SafeFetch;
  judgeAddress: JudgeAddress;
  sealer: Sealer;
  platforms: readonly Platform[];
  git: Git;
  mailer: Mailer;
  codeHosts: CodeHosts;
  geo: Geo;
  /** Null on a server that charges for nothing. */
  payments: Payments | null;
  /** Deletes what a server that was killed left behind, among it keys. */
  removeLeftovers(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the external services with the server's configuration. */
export async function openExternalServices(config: Config): Promise<ExternalServices> {
  const sealer = await openSealer(config);
  const calls = createSafeFetch({ allowsPrivate: config.allowsPrivateAddresses });
  const platforms = createPlatforms(calls.safeFetch, config.platformUrls);
  const mailer = await openMailer(config);
  const git = createGit({
    folder: join(config.dataFolder, 'git'),
    allowsPrivate: config.allowsPrivateAddresses,
  });
  const codeHosts = createCodeHosts(config.codeHosts);
  const geo = await openGeo(config, (line) => process.stderr.write(`${line}\n`));
  const payments = config.billing === null ? null : createStripePayments(config.billing);
  const close = async () => {
    geo.close();
    await calls.close();
  };
  const removeLeftovers = () => git.removeFiles();
  const services = { ...calls, sealer, platforms, mailer, git, codeHosts, geo, payments };
  return { ...services, removeLeftovers, close };
}
