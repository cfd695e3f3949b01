const schemes: readonly string[] = ['http:', 'https:', 'mailto:'];

/**
 * The address of a link that may be followed: a page or a mailbox, written out in full.
 *
 * Gives `null` for every other scheme, for addresses within the site, and for what is no address.
 * Reads it as a browser does, so that tabs, line ends and capitals hide nothing.
 */
export function safeHref(text: string): string | null {
  try {
    const { protocol, href, host, pathname } = new URL(text);
    const leadsSomewhere = protocol === 'mailto:' ? pathname : host;
    return schemes.includes(protocol) && leadsSomewhere ? href : null;
  } catch {
    // No base is given, so that whatever is not written out in full ends here.
    return null;
  }
}
