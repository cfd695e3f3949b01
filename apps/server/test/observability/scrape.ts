import { sendRequest } from '../harness/server.ts';

/** The token of the metrics in tests. */
export const METRICS_TOKEN = 'a-token-of-the-tests';

/** A sample of a scrape. */
export interface ScrapedSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** A response of `/metrics`. */
export interface Scrape {
  text: string;
  /** The type of each metric by its name. */
  types: Map<string, string>;
  samples: ScrapedSample[];
  /** Returns the sum of the samples of a metric with these labels. */
  sum(name: string, labels?: Record<string, string>): number;
}

function parseSample(line: string): ScrapedSample {
  const [, name = '', labels = '', value = ''] =
    /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === '') throw new Error(`Not a sample: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
  return {
    name,
    labels: Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text])),
    value: Number(value.replace('+Inf', 'Infinity')),
  };
}

/** Reads the metrics of a server. */
export async function scrape(url: string): Promise<Scrape> {
  const { status, text } = await sendRequest(url, 'GET', '/metrics', { token: METRICS_TOKEN });
  if (status !== 200) throw new Error(`The scrape failed with status ${status}: ${text}`);
  const lines = text.split('\n').filter((line) => line !== '');
  const types = lines.flatMap((line) => {
    const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    return name === '' ? [] : [[name, type] as const];
  });
  const samples = lines.filter((line) => !line.startsWith('#')).map(parseSample);
  const matches = (sample: ScrapedSample, labels: Record<string, string>) =>
    Object.entries(labels).every(([key, value]) => sample.labels[key] === value);
  return {
    text,
    types: new Map(types),
    samples,
    sum: (name, labels = {}) =>
      samples
        .filter((sample) => sample.name === name && matches(sample, labels))
        .reduce((total, { value }) => total + value, 0),
  };
}
