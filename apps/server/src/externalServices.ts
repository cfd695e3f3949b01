import { openMailer } from './adapters/mail/mail.ts';
import { createPlatforms } from './adapters/platforms/platforms.ts';
import { createSafeFetch } from './adapters/safeFetch/safeFetch.ts';
import { openSealer } from './adapters/sealing/masterKey.ts';
import type { Config } from './config.ts';
import type { Mailer } from './ports/mail.ts';
import type { Platform } from './ports/platforms.ts';
import type { JudgeAddress, SafeFetch } from './ports/safeFetch.ts';
import type { Sealer } from './ports/sealing.ts';

/** Access to external services, and the sealer for their credentials. */
export interface ExternalServices {
  safeFetch: SafeFetch;
  judgeAddress: JudgeAddress;
  sealer: Sealer;
  platforms: readonly Platform[];
  mailer: Mailer;
  close(): Promise<void>;
}

/** Opens the external services with the server's configuration. */
export async function openExternalServices(config: Config): Promise<ExternalServices> {
  const sealer = await openSealer(config);
  const calls = createSafeFetch({ allowsPrivate: config.allowsPrivateAddresses });
  const platforms = createPlatforms(calls.safeFetch, config.platformUrls);
  const mailer = await openMailer(config);
  return { ...calls, sealer, platforms, mailer };
}
