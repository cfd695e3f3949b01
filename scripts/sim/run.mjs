import { createFleet } from '../../apps/server/src/simulator/fleet.ts';
import { computeTruth } from '../../apps/server/src/simulator/truth/groundTruth.ts';
import { summarize, writeSummary } from '../../apps/server/src/simulator/truth/summary.ts';
import { main } from '../bootstrap/failure.mjs';
import { readOptions } from './options.mjs';
import { countProgress } from './progress.mjs';

function printTruth({ sites, days, seed, until, licenses, json }) {
  const fleet = createFleet({ sites, days, seed, now: until, licenses });
  const truth = computeTruth(fleet, countProgress('Simulating days', days));
  const summary = summarize(fleet, truth, until);
  console.log(json ? JSON.stringify(summary, undefined, 2) : writeSummary(summary));
}

/** Simulates WordPress sites that use a product. */
await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.url !== undefined) {
    const { sendRequests } = await import('./requests.mjs');
    await sendRequests(options);
  } else if (options.product !== undefined) {
    const { writeHistory } = await import('./history.mjs');
    await writeHistory(options);
  } else {
    printTruth(options);
  }
});
