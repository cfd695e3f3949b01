import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const failureOf = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
};

test('measures and records nothing by default', () => {
  expect(readConfig({})).toMatchObject({ metricsToken: null, tracing: null });
});

test.each([
  ['http://127.0.0.1:4318', 'http://127.0.0.1:4318/v1/traces'],
  ['https://collector.example/otlp/', 'https://collector.example/otlp/v1/traces'],
])('sends traces of the endpoint %s to %s', (OTEL_EXPORTER_OTLP_ENDPOINT, url) => {
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.25' });
  expect(tracing).toEqual({ url, serviceName: 'pressdock', ratio: 0.25 });
});

test('rejects a token that is short, without printing it', () => {
  const message = failureOf({ METRICS_TOKEN: 'short-secret' });
  expect(message).toMatch(/^METRICS_TOKEN is not a token of at least 16 /);
  expect(message).not.toContain('short-secret');
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'is not an http or https address'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'is not a number from 0 to 1'],
])('rejects %j', (variables: Record<string, string>, reason) => {
  expect(failureOf(variables)).toContain(reason);
});
