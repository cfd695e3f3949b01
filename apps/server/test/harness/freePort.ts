import { createServer } from 'node:net';

/** Returns a port that no program listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}
