import { logQuietly } from '../log.ts';
import { withoutCodes } from '../paths.ts';
import { readInterface } from './interface.ts';

/** A page view as reported: the path, its title and the time. No query and no identifying data. */
export interface PageView {
  path: string;
  title: string;
  at: string;
}

// Plain text needs no CORS preflight, so that any collector accepts it.
async function send(url: string, view: PageView): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(view),
  });
  if (response.type !== 'opaque' && !response.ok) throw new Error(`Status ${response.status}`);
}

let lastViewed: string | undefined;

/** Returns the page that was viewed last, before the current one. */
export const lastViewedPage = () => lastViewed;

/**
 * Reports a page view to the collector, if the operator configured one. Failures are only logged.
 * @see specification, section 2
 */
export async function reportPageView(): Promise<void> {
  lastViewed = location.pathname;
  const view = {
    path: withoutCodes(lastViewed),
    title: document.title,
    at: new Date().toISOString(),
  };
  try {
    const { pageViewUrl } = await readInterface();
    if (pageViewUrl !== null) await send(pageViewUrl, view);
  } catch (cause) {
    logQuietly('The page view was not reported.', cause);
  }
}
