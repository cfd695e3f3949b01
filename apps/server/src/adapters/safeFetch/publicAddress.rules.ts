import ipaddr from 'ipaddr.js';

/** Where cloud hosts answer their own machines although the number looks public. */
const hostServices = new Set(['168.63.129.16']);

/** The only part of IPv6 that is given out to anyone; the rest embeds, tunnels or is special. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an IP address that anyone on the internet could mean: neither this machine nor a
 * network behind it, in whatever way that is written.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || hostServices.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(givenOut);
}
