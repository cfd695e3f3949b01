import type { Config } from '../../config.ts';

const timeoutMs = 3000;

/** Returns the address at which this machine reaches the server, whatever it listens on. */
function localUrl({ host, port }: Config): string {
  const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  return `http://${wildcards[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}

async function isAnswering(config: Config, path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${localUrl(config)}${path}`, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Returns whether a server listens at the address of the settings. */
export const isLocalServerRunning = (config: Config) => isAnswering(config, '/healthz');

/** Returns whether that server can use its database. */
export const isLocalServerReady = (config: Config) => isAnswering(config, '/readyz');
