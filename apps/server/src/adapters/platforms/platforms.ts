import type { Config } from '../../config.ts';
import type { Platform } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { easyDigitalDownloads } from './easyDigitalDownloads.ts';
import { envato } from './envato.ts';
import { gumroad } from './gumroad.ts';
import { sendowl } from './sendowl.ts';
import { whmcs } from './whmcs.ts';

/** Creates all supported sales platforms. */
export function createPlatforms(safeFetch: SafeFetch, urls: Config['platformUrls']): Platform[] {
  return [
    easyDigitalDownloads(safeFetch),
    envato(safeFetch, urls.envato),
    gumroad(safeFetch, urls.gumroad),
    sendowl(safeFetch, urls.sendowl),
    whmcs(safeFetch),
  ];
}
