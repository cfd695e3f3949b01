import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aptInstall } from '../../../../scripts/bootstrap/apt.mjs';
import { freePort } from '../harness/freePort.ts';

const run = promisify(execFile);

/** Debian's Prometheus, which scrapes one server every second. */
export interface Prometheus {
  /** Requests a path of its API and returns the data of the response. */
  read(path: string): Promise<unknown>;
  /** Returns the values of a query by the labels of their series. */
  query(expression: string): Promise<{ labels: Record<string, string>; value: number }[]>;
  stop(): Promise<void>;
}

/** Installs Prometheus from Debian unless it is installed. Throws if that fails: no test is skipped. */
export async function installPrometheus(): Promise<void> {
  if (existsSync('/usr/bin/prometheus') && existsSync('/usr/bin/promtool')) return;
  const reason = await aptInstall('prometheus');
  if (reason !== undefined) throw new Error(`Prometheus is not available: ${reason}`);
}

/** Runs promtool and returns what it printed. Throws if it found a mistake. */
export async function promtool(args: readonly string[], input = ''): Promise<string> {
  const running = run('promtool', args);
  running.child.stdin?.end(input);
  const { stdout, stderr } = await running;
  return `${stdout}${stderr}`;
}

const configuration = (target: string, tokenFile: string, rules: string) => `
global:
  scrape_interval: 1s
  scrape_timeout: 1s
  evaluation_interval: 1s
rule_files: ['${rules}']
scrape_configs:
  - job_name: pressdock
    authorization:
      credentials_file: ${tokenFile}
    static_configs:
      - targets: ['${target}']
`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Starts Prometheus on loopback. @param target the host and port of the server, whose rules are `rules` */
export async function startPrometheus(
  target: string,
  token: string,
  rules: string,
): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-prometheus-'));
  const [file, tokenFile] = [join(folder, 'prometheus.yml'), join(folder, 'token')];
  await writeFile(tokenFile, token);
  await writeFile(file, configuration(target, tokenFile, rules));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const read = async (path: string) => {
    const response = await fetch(`http://${address}${path}`);
    const { status, data } = (await response.json()) as { status: string; data: unknown };
    if (status !== 'success') throw new Error(`Prometheus refused ${path}.`);
    return data;
  };
  return {
    read,
    async query(expression) {
      const data = await read(`/api/v1/query?query=${encodeURIComponent(expression)}`);
      const { result } = data as {
        result: { metric: Record<string, string>; value: [number, string] }[];
      };
      return result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
