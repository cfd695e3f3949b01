import type { Visit } from '../site.ts';
import { toRequest } from '../visitRequest.ts';

/** How visits are sent. */
export interface HttpOptions {
  /** The server's URL without a trailing slash. */
  url: string;
  productId: string;
  kind: 'plugin' | 'theme';
  /** Requests at the same time. */
  concurrency: number;
  /** Whether the addresses of sites are sent: only if the server trusts this client as its proxy. */
  hasForwardedAddress: boolean;
  /** Called after each visit with the number of visits that were sent. */
  onVisit?: (sent: number) => void;
}

/** How many requests were answered with each status. Status 0: there was no response. */
export type Statuses = Record<'checks' | 'downloads', Record<number, number>>;

/** Sends visits with the public protocol, like WordPress does. Each site's visits are sent in their order. */
export async function sendVisits(
  visits: readonly Visit[],
  options: HttpOptions,
): Promise<Statuses> {
  const statuses: Statuses = { checks: {}, downloads: {} };
  const queues = groupBySite(visits);
  let sent = 0;
  const work = async () => {
    for (let queue = queues.pop(); queue; queue = queues.pop()) {
      let packageUrl: string | undefined;
      for (const visit of queue) {
        const kind = visit.kind === 'check' ? 'checks' : 'downloads';
        const { status, text } = await send(urlOf(visit, options, packageUrl), visit, options);
        statuses[kind][status] = (statuses[kind][status] ?? 0) + 1;
        if (visit.kind === 'check') packageUrl = readPackageUrl(text);
        sent += 1;
        options.onVisit?.(sent);
      }
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, work));
  return statuses;
}

/** Returns the visits of each site. The first sites are at the end, from where they are taken. */
function groupBySite(visits: readonly Visit[]): Visit[][] {
  const queues = new Map<number, Visit[]>();
  for (const visit of visits) {
    const queue = queues.get(visit.site.number);
    if (queue) queue.push(visit);
    else queues.set(visit.site.number, [visit]);
  }
  return [...queues.values()].reverse();
}

function urlOf(visit: Visit, { url, productId, kind }: HttpOptions, packageUrl?: string): string {
  if (visit.kind === 'download' && packageUrl) return packageUrl;
  const call = kind === 'theme' && visit.kind === 'check' ? 'theme-updates' : 'updates';
  const end = visit.kind === 'download' ? '/download' : '';
  return `${url}/api/v1/${call}/${productId}${end}?${new URLSearchParams(toRequest(visit).query)}`;
}

async function send(
  url: string,
  visit: Visit,
  { hasForwardedAddress }: HttpOptions,
): Promise<{ status: number; text: string }> {
  const { method, body, userAgent, ip } = toRequest(visit);
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': userAgent, ...(hasForwardedAddress && { 'x-forwarded-for': ip }) },
      ...(body && { body: new URLSearchParams(body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Returns the URL of the package that a response offers. */
function readPackageUrl(text: string): string | undefined {
  try {
    const offer: unknown = JSON.parse(text);
    if (typeof offer !== 'object' || offer === null || !('download_url' in offer)) return undefined;
    return typeof offer.download_url === 'string' ? offer.download_url : undefined;
  } catch {
    return undefined;
  }
}
