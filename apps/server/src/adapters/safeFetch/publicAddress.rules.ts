import ipaddr from 'ipaddr.js';

/** Internal services of cloud providers that have a public address. */
const cloudServices = new Set(['168.63.129.16']);

/** The IPv6 global unicast range. All other addresses are reserved, tunneled or embed IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is public: neither this machine nor a private network, in any
 * notation.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || cloudServices.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
