import { createFleet } from '../../apps/server/src/simulator/fleet.ts';
import { sendVisits } from '../../apps/server/src/simulator/writers/httpWriter.ts';
import { Failure } from '../bootstrap/failure.mjs';
import { countProgress } from './progress.mjs';

/** The fleet lives so long before the day that is sent. */
const days = 30;

/** Returns the visits of the fleet's last day, which ends now. */
function listLastDay(options) {
  const endOfToday = new Date(new Date().setUTCHours(23, 59, 59, 999));
  let last = [];
  const fleet = createFleet({ ...options, days, now: endOfToday });
  const show = countProgress('Simulating days', days);
  let done = 0;
  for (const { visits } of fleet.simulate()) {
    last = visits;
    done += 1;
    show(done);
  }
  return last;
}

const write = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'no response' : status} × ${count}`)
    .join(', ') || 'none';

/** Sends the requests of a day of the fleet, and prints how the server responded. */
export async function sendRequests(options) {
  const { url, product, theme, concurrency, forwarded, sites, seed, licenses } = options;
  const visits = listLastDay({ sites, seed, licenses });
  const start = performance.now();
  const { checks, downloads } = await sendVisits(visits, {
    url,
    productId: product,
    kind: theme ? 'theme' : 'plugin',
    concurrency,
    hasForwardedAddress: forwarded,
    onVisit: countProgress('Sending requests', visits.length),
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`${visits.length} requests in ${seconds.toFixed(1)} s`);
  console.log(`Update checks: ${write(checks)}\nDownloads: ${write(downloads)}`);
  if (checks[200] === undefined) throw new Failure('The server answered no update check.');
}
