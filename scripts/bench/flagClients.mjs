import { connect } from 'node:net';

const CONNECTIONS = 20;
/** Latencies are counted in steps of a tenth of a millisecond, up to a second. */
const STEPS = 10_000;

/**
 * Requests flags on keep-alive connections for more and more identifiers, and measures latencies.
 * A process of its own with a minimal HTTP client, because both cores are shared with the server.
 */
process.once('message', ({ url, products, identifiers, seconds }) => {
  const { host, hostname, port } = new URL(url);
  const latencies = new Uint32Array(STEPS + 1);
  const end = performance.now() + 1000 * seconds;
  let sent = 0;
  let repeated = 0;
  let failures = 0;
  let open = CONNECTIONS;

  const next = () => {
    // Every third request is the first of an identifier. The others repeat earlier ones in turn, because an
    // identifier that a full queue left out is stored with a later request.
    const known = Math.min(Math.floor(sent / 3) + 1, identifiers);
    const number = sent % 3 === 0 ? known - 1 : repeated++ % known;
    sent += 1;
    const path = `/api/v2/public/feature-flags/${products[number % products.length]}`;
    const query = `identifier=person-${number}%40example.com&wordpress=6.6.1&php=8.2.7&locale=en_US`;
    return `GET ${path}?${query} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  };

  const finish = () => {
    open -= 1;
    if (open > 0) return;
    const total = latencies.reduce((sum, count) => sum + count, 0);
    let before = 0;
    const p99 = latencies.findIndex((count) => {
      before += count;
      return before >= total * 0.99;
    });
    process.send({ responses: total, failures, p99: p99 / 10 }, () => process.disconnect());
  };

  for (let index = 0; index < CONNECTIONS; index += 1) {
    const socket = connect(Number(port), hostname);
    let started = 0;
    let received = '';
    const send = () => {
      if (performance.now() >= end) return socket.end();
      started = performance.now();
      return socket.write(next());
    };
    socket.setNoDelay().setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', () => {
      failures += 1;
    });
    socket.on('close', finish);
    socket.on('data', (text) => {
      received += text;
      const head = received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (head < 0 || received.length < head + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200')) failures += 1;
      received = '';
      const step = Math.round((performance.now() - started) * 10);
      latencies[Math.min(step, STEPS)] += 1;
      send();
    });
  }
});
