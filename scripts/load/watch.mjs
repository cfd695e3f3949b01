import { followEventLoop, readMachine, readProcess } from './processes.mjs';
import { describeSeries } from './rules.mjs';

const EVERY_MS = 5000;
/** More growth per hour than this is not flat. */
const BOUNDS = { memoryMb: 30, descriptors: 10 };
const UNBOUNDED = Number.POSITIVE_INFINITY;

/** Returns the share of a processor that the busiest thread besides the main one used between two readings. */
function busiestThread(now, before, seconds) {
  const used = [...now.threads].map(([id, time]) => time - (before.threads.get(id) ?? time));
  return Math.max(0, ...used) / seconds;
}

/**
 * Samples the processes of the servers, the machine, the database and the queues until it is stopped.
 * @returns a function that stops and describes what was seen
 */
export function watchInstallation({ servers, loopFolder, database, queues }) {
  const loops = servers.map(({ pid }) => followEventLoop(loopFolder, pid));
  const samples = [];
  let before = { at: performance.now(), machine: readMachine() };
  before.servers = servers.map(readProcess);
  for (const readLoop of loops) readLoop();

  const sample = async () => {
    const at = performance.now();
    const now = { at, machine: readMachine(), servers: servers.map(readProcess) };
    const seconds = (at - before.at) / 1000;
    const earlier = before;
    before = now;
    const between = (name) => now.machine[name] - earlier.machine[name];
    const measured = now.servers.map((server, index) => {
      const loop = loops[index]();
      const cpu = (server.seconds - earlier.servers[index].seconds) / seconds;
      const thread = busiestThread(server, earlier.servers[index], seconds);
      const { memoryMb, descriptors, databaseFiles, clients } = server;
      return { memoryMb, descriptors, databaseFiles, clients, cpu, thread, ...loop };
    });
    samples.push({
      at,
      servers: measured,
      machine: between('busy') / Math.max(0.01, between('busy') + between('idle')),
      disk: between('diskWait') / seconds,
      ...(await database.read()),
      ...queues(),
    });
  };
  let sampling = Promise.resolve();
  const take = () => {
    sampling = sampling.then(sample);
  };
  take();
  const timer = setInterval(take, EVERY_MS);
  return async () => {
    clearInterval(timer);
    take();
    await sampling;
    return summarizeSamples(samples.slice(1), database);
  };
}

const average = (samples, read) =>
  samples.reduce((sum, sample) => sum + read(sample), 0) / Math.max(1, samples.length);

function summarizeSamples(samples, { isEmbedded, poolSize }) {
  const series = (read, bound = UNBOUNDED) =>
    describeSeries(
      samples.map((sample) => ({ at: sample.at, value: read(sample) })),
      bound,
    );
  const ofServers = (samples[0]?.servers ?? []).map((_, index) => {
    const of = (name, bound) => series(({ servers }) => servers[index][name], bound);
    return {
      memoryMb: of('memoryMb', BOUNDS.memoryMb),
      heapMb: of('heapMb', BOUNDS.memoryMb),
      externalMb: of('externalMb', BOUNDS.memoryMb),
      descriptors: of('descriptors', BOUNDS.descriptors),
      databaseFiles: of('databaseFiles'),
      clientConnections: of('clients'),
      eventLoopP99Ms: of('p99Ms'),
      eventLoopMaxMs: of('maxMs'),
      eventLoopUtilization: of('utilization'),
      processors: of('cpu'),
    };
  });
  const highest = (name) => (sample) => Math.max(...sample.servers.map((one) => one[name]));
  return {
    servers: ofServers,
    databaseMb: series(({ databaseBytes }) => databaseBytes / 1e6),
    waitingWebhooks: series(({ waitingWebhooks }) => waitingWebhooks),
    waitingBuilds: series(({ waitingBuilds }) => waitingBuilds),
    ...(!isEmbedded && {
      connections: series(({ connections }) => connections),
      waitingJobs: series(({ jobs }) => jobs),
    }),
    use: {
      eventLoop: average(samples, highest('utilization')),
      databaseThread: isEmbedded ? average(samples, highest('thread')) : 0,
      pool: isEmbedded ? 0 : average(samples, ({ connections }) => connections / poolSize),
      disk: average(samples, ({ disk }) => disk),
      machine: average(samples, ({ machine }) => machine),
    },
  };
}
