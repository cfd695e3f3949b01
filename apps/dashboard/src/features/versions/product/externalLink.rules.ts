/** Returns an http or https address as a link that shows its host; undefined for anything else. */
export function externalLink(address: string): { href: string; host: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
