import { randomBytes } from 'node:crypto';
import type { Platform, PlatformResult } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { resultsOf } from './results.ts';

const results = resultsOf('whmcs');

/** The answer is a row of elements without a root. */
function element(body: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`, 'i').exec(body)?.[1]?.trim() ?? '';
}

function meaning(body: string): PlatformResult | undefined {
  switch (element(body, 'status').toLowerCase()) {
    case 'active':
      return results.valid;
    case 'expired':
      return results.invalid('expired');
    case 'suspended':
      return results.invalid('disabled');
    case 'invalid':
      return /^(domain|ip address|directory) invalid/i.test(element(body, 'message'))
        ? results.invalid('otherSite')
        : results.invalid('unknownCode');
    default:
      return undefined;
  }
}

/**
 * The licensing addon of a WHMCS installation, asked at its own address. Its answer proves itself
 * by a secret of the licensed product that nobody enters here; TLS proves who results instead.
 * @see https://docs.whmcs.com/addon-modules/software-licensing
 */
export function whmcs(safeFetch: SafeFetch): Platform {
  return {
    name: 'whmcs',
    basis: (product, { domain = '' }) => (product.whmcs ? [product.whmcs_url, domain] : undefined),
    async verify({ product, code, site }) {
      const base = product.whmcs_url.replace(/\/+$/, '');
      const call = await safeFetch(`${base}/modules/servers/licensing/verify.php`, {
        form: {
          licensekey: code,
          domain: site.domain ?? '',
          ip: '',
          dir: '',
          check_token: randomBytes(16).toString('hex'),
        },
      });
      if (!call.ok || call.status !== 200) return results.ofCall(call);
      return meaning(call.body) ?? results.ofCall(call);
    },
  };
}
