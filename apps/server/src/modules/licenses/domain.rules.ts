import type { UncountedReason } from '@pressdock/api';
import ipaddr from 'ipaddr.js';

/**
 * The domain of an address as it is compared and kept: without scheme, user, `www.`, port and path, in
 * lower case and punycode. Undefined for what names no host.
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

/** Names that only ever lead to the own machine or network. */
const localEnding = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** First labels of places where a site is tried out; `dev.to` itself is somebody's real site. */
const tryingOut =
  /^(?:staging|stage|dev|develop|development|test|testing|local|qa|uat|sandbox)\d*\.[^.]+\.[^.]/;

/**
 * Why a site does not use up an activation: local and staging hosts never do. Undefined: it does.
 * @param domain as {@link normalizeDomain} gives it
 */
export function uncountedReason(domain: string): UncountedReason | undefined {
  const address = domain.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) {
    const range = ipaddr.process(address).range();
    if (range === 'unicast') return undefined;
    return range === 'loopback' ? 'local' : 'private_address';
  }
  if (!domain.includes('.') || localEnding.test(domain)) return 'local';
  return tryingOut.test(domain) ? 'staging' : undefined;
}

/** Whether a site uses up an activation. @param domain as {@link normalizeDomain} gives it */
export function usesActivation(domain: string): boolean {
  return uncountedReason(domain) === undefined;
}
