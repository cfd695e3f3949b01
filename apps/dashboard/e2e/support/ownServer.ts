import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const entry = resolve(import.meta.dirname, '../../../server/src/main.ts');

/** A proxy to a server that a test can cut: open connections break, as when a router fails. */
class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;

  constructor(targetPort: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(targetPort, '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A server for one test, which the test may kill. */
export class OwnServer {
  /** The address for browsers, through the proxy. */
  readonly address: string;
  /** The proxy to the server. */
  readonly relay: Relay;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  /**
   * The path that creates the operator's account, printed at startup until there is an operator.
   */
  operatorPath = '';

  private constructor(ports: { server: number; relay: number }, folder: string) {
    this.#port = ports.server;
    this.#folder = folder;
    this.relay = new Relay(ports.server);
    this.address = `http://127.0.0.1:${ports.relay}`;
  }

  /** Creates a server with its own data folder and proxy, not started yet. */
  static async prepare(): Promise<OwnServer> {
    const ports = { server: await freePort(), relay: await freePort() };
    const own = new OwnServer(ports, await mkdtemp(join(tmpdir(), 'pressdock-own-')));
    await own.relay.listen(ports.relay);
    return own;
  }

  /** Starts the server, with further environment variables, and waits until it responds. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=pressdock-source', entry], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        PUBLIC_URL: this.address,
        PRESSDOCK_DATA: this.#folder,
        PRESSDOCK_DEMO: '0',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('operator ')) this.operatorPath = new URL(line.slice(9)).pathname;
      if (line.startsWith('ready ')) return;
    }
    throw new Error('The server ended before it was ready.');
  }

  /** Returns the path of a link in an e-mail to an address, which the server wrote to its folder. */
  async findEmailLink(email: string, prefix: string): Promise<string> {
    const folder = join(this.#folder, 'mail');
    const link = new RegExp(`${prefix}[\\w-]+`);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      for (const name of await readdir(folder).catch(() => [])) {
        // The server renames a file when it is complete.
        const file = await readFile(join(folder, name), 'utf8').catch(() => '');
        const text = file.replaceAll(/=\r?\n/g, '');
        const path = text.includes(email) ? text.match(link)?.[0] : undefined;
        if (path !== undefined) return path;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No e-mail to ${email} has a link ${prefix}`);
  }

  /** Kills the server at once, like a power failure. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.relay.close();
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
