import { logQuietly } from '../log.ts';
import { withoutCodes } from '../paths.ts';
import { readInterface } from './interface.ts';

/** What is told about one page view: where, under which name, and when. No query, no identifiers of people. */
export interface PageView {
  path: string;
  title: string;
  at: string;
}

// Plain text asks for no permission beforehand, so that any collector can take it.
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

/** The page that was shown last, before the one that is just coming. */
export const lastViewedPage = () => lastViewed;

/**
 * Reports that a page was viewed, where the operator set an address for it. Failures are only logged.
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
