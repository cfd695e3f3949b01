const schemes: readonly string[] = ['http:', 'https:', 'mailto:'];

/**
 * Returns the URL of a link that is safe to follow: a web page or an e-mail address, as an absolute URL.
 *
 * Returns `null` for every other scheme, for relative URLs, and for invalid URLs. Parses the URL as a
 * browser does, so that tabs, line breaks and capital letters cannot hide anything.
 */
export function safeHref(text: string): string | null {
  try {
    const { protocol, href, host, pathname } = new URL(text);
    const target = protocol === 'mailto:' ? pathname : host;
    return schemes.includes(protocol) && target ? href : null;
  } catch {
    // Without a base, a relative URL is invalid here.
    return null;
  }
}
