import { openPostman } from './adapters/mail/mail.ts';
import { createPlatforms } from './adapters/platforms/platforms.ts';
import { createSafeFetch } from './adapters/safeFetch/safeFetch.ts';
import { openSealer } from './adapters/sealing/masterKey.ts';
import type { Config } from './config.ts';
import type { Postman } from './ports/mail.ts';
import type { Platform } from './ports/platforms.ts';
import type { JudgeAddress, SafeFetch } from './ports/safeFetch.ts';
import type { Sealer } from './ports/sealing.ts';

/** How the server deals with the world outside it: what it calls, and what it keeps to act there. */
export interface Outside {
  safeFetch: SafeFetch;
  judgeAddress: JudgeAddress;
  sealer: Sealer;
  platforms: readonly Platform[];
  postman: Postman;
  close(): Promise<void>;
}

/** Opens the doors to the world outside, as the settings say. */
export async function openOutside(config: Config): Promise<Outside> {
  const sealer = await openSealer(config);
  const calls = createSafeFetch({ allowsPrivate: config.allowsPrivateAddresses });
  const platforms = createPlatforms(calls.safeFetch, config.platformUrls);
  const postman = await openPostman(config);
  return { ...calls, sealer, platforms, postman };
}
