import { isLoopback } from '../config.ts';

/** Headers that proxies and tunnels add to the requests they forward. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'true-client-ip',
  'tailscale-user-login',
] as const;

/** The headers of a request, by lowercase name. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the host name of a `Host` header, without the port; undefined if it is missing or malformed. */
function hostNameOf(host: string | string[] | undefined): string | undefined {
  if (typeof host !== 'string' || !/^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.test(host)) {
    return undefined;
  }
  return host.replace(/:\d+$/, '').toLowerCase();
}

/**
 * Returns whether a request was made on this machine for this machine. A tunnel forwards requests
 * of others, and with DNS rebinding a web page sends them under its own host name.
 */
export function isLocalRequest(headers: Headers): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  const name = hostNameOf(headers.host);
  return name !== undefined && isLoopback(name);
}
