import { randomBytes } from 'node:crypto';
import type { Platform, PlatformResult } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { createResults } from './results.ts';

const results = createResults('whmcs');

/** Returns the text of an element. The response is XML without a root element. */
function readElement(body: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`, 'i').exec(body)?.[1]?.trim() ?? '';
}

function parseResult(body: string): PlatformResult | undefined {
  switch (readElement(body, 'status').toLowerCase()) {
    case 'active':
      return results.valid;
    case 'expired':
      return results.invalid('expired');
    case 'suspended':
      return results.invalid('disabled');
    case 'invalid':
      return /^(domain|ip address|directory) invalid/i.test(readElement(body, 'message'))
        ? results.invalid('otherSite')
        : results.invalid('unknownCode');
    default:
      return undefined;
  }
}

/**
 * Creates the platform for the licensing addon of WHMCS. Each installation has its own URL. The
 * response's hash needs a product secret that authors do not enter here, so we rely on TLS instead.
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
      if (!call.ok || call.status !== 200) return results.fromCall(call);
      return parseResult(call.body) ?? results.fromCall(call);
    },
  };
}
