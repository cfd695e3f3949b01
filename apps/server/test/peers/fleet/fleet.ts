import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../harness/freePort.ts';
import { type ApiResponse, type Person, sendRequest } from '../../harness/server.ts';
import { type ServerProcess, startServerProcess } from '../../harness/serverProcess.ts';

/** The connection was lost before the response, so nobody knows whether the request was handled. */
export class LostResponse extends Error {}

const maxAttempts = 200;
const pauseMs = 50;

function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

/** Statuses with which a proxy says that it has no response of a server. */
const fromProxy = [502, 504];

/** Several server processes behind a proxy, or behind a client that sends each request to the next one. */
export class Fleet {
  readonly #environments: Record<string, string>[];
  readonly #processes: ServerProcess[] = [];
  #next = 0;
  #proxy: string | undefined;
  /** Requests without a response, by method and by what happened to a process meanwhile. */
  readonly lost: Record<string, number> = {};
  #event = 'nothing';

  /** @param environments the settings of each process */
  constructor(environments: readonly Record<string, string>[]) {
    this.#environments = [...environments];
  }

  /** How many processes there are. */
  get size(): number {
    return this.#environments.length;
  }

  /** The URL of each process. */
  get urls(): string[] {
    return this.#processes.map(({ url }) => url);
  }

  /**
   * Starts all processes at the same time.
   *
   * @param main the file of the server's program; the one of this release if it is missing
   */
  async start(main?: string): Promise<void> {
    for (const environment of this.#environments) environment.PORT = String(await freePort());
    const args = main === undefined ? undefined : ['--conditions=pressdock-source', main];
    const started = this.#environments.map((environment) => startServerProcess(environment, args));
    this.#processes.push(...(await Promise.all(started)));
  }

  /** Sends all further requests to a proxy, which chooses the process. */
  useProxy(url: string): void {
    this.#proxy = url;
  }

  /** Ends a process with a signal and returns its exit code, or the signal that ended it. */
  async end(index: number, signal: NodeJS.Signals): Promise<number | string | undefined> {
    this.#event = signal;
    this.#processes[index]?.child.kill(signal);
    return this.#processes[index]?.ended;
  }

  /** Starts a process of this release in place of one that was ended. */
  async restart(index: number): Promise<void> {
    this.#processes[index] = await startServerProcess(this.#environments[index] ?? {});
    this.#event = 'nothing';
  }

  /** Sends a request to the proxy, or to the next process that accepts connections. @throws {LostResponse} */
  async send(
    method: string,
    path: string,
    request: { token?: string; body?: unknown } = {},
  ): Promise<ApiResponse> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      this.#next += 1;
      const url = this.#proxy ?? this.urls[this.#next % this.urls.length] ?? '';
      try {
        const response = await sendRequest(url, method, path, request);
        if (this.#proxy && fromProxy.includes(response.status)) throw new Error(response.text);
        return response;
      } catch (error) {
        if (!this.#proxy && isRefused(error)) {
          await wait(pauseMs);
          continue;
        }
        const event = `${method} during ${this.#event}`;
        this.lost[event] = (this.lost[event] ?? 0) + 1;
        throw new LostResponse(`${method} ${path} got no response.`, { cause: error });
      }
    }
    throw new Error('No process accepts connections.');
  }

  /** Returns a person whose requests go to all processes in turn. */
  personOf(person: Person): Person {
    const { token } = person;
    return { ...person, api: (method, path, body) => this.send(method, path, { token, body }) };
  }
}
