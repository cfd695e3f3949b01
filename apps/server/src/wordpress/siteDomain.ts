import type { UncountedReason } from '@pressdock/api';
import ipaddr from 'ipaddr.js';

/**
 * Returns the domain of a URL as it is compared and stored: in lower case and punycode, without scheme,
 * user, `www.`, port and path. Returns undefined for a text without a valid host.
 * @see docs/domain-language.md, "activation"
 */
export function normalizeDomain(text: string): string | undefined {
  const rest = text.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '');
  const host = hostOf(rest)?.replace(/\.$/, '');
  if (host === undefined || host.length > 253) return undefined;
  if (!host.startsWith('[') && !host.split('.').every(isLabel)) return undefined;
  return host.replace(/^(?:www\.)+(?=[^.]+\.)/, '');
}

function hostOf(rest: string): string | undefined {
  try {
    return new URL(`http://${rest}`).hostname;
  } catch {
    return undefined;
  }
}

function isLabel(label: string): boolean {
  return /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label);
}

/** Endings of names that only resolve on the own machine or network. */
const localSuffix = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** First labels of staging sites. A registrable domain such as `dev.to` is a production site. */
const stagingPrefix =
  /^(?:staging|stage|dev|develop|development|test|testing|local|qa|uat|sandbox)\d*\.[^.]+\.[^.]/;

/**
 * Returns why a site's activation does not count (a local or staging site), or undefined if it counts.
 * @param domain as {@link normalizeDomain} returns it
 */
export function getUncountedReason(domain: string): UncountedReason | undefined {
  const address = domain.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) {
    const range = ipaddr.process(address).range();
    if (range === 'unicast') return undefined;
    return range === 'loopback' ? 'local' : 'private_address';
  }
  if (!domain.includes('.') || localSuffix.test(domain)) return 'local';
  return stagingPrefix.test(domain) ? 'staging' : undefined;
}

/** Returns whether a site's activation counts. @param domain as {@link normalizeDomain} returns it */
export function countsAsActivation(domain: string): boolean {
  return getUncountedReason(domain) === undefined;
}
