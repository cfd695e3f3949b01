import * as z from 'zod';

/** The receiver of traces, and how many are recorded. */
export interface TracingConfig {
  /** The URL that receives spans as OTLP over HTTP. */
  url: string;
  serviceName: string;
  /** The share of the traces that is recorded, from 0 to 1, unless the caller decided. */
  ratio: number;
}

/** The settings of metrics and traces. */
export interface ObservabilityConfig {
  /** The token with which metrics are read; null on a server without them. */
  metricsToken: string | null;
  /** The receiver of traces; null on a server that records none. */
  tracing: TracingConfig | null;
}

/** The environment variables of metrics and traces. Those of OpenTelemetry have its names. */
export const observabilityVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'is not a token of at least 16 letters, digits or . _ ~ + / = -')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an http or https address' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('pressdock'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .refine((text) => /^(?:0|1|0?\.\d+|1\.0+)$/.test(text), 'is not a number from 0 to 1')
    .transform(Number),
};

const Variables = z.object(observabilityVariables);

/** Returns the settings of metrics and traces. */
export function readObservability(variables: z.infer<typeof Variables>): ObservabilityConfig {
  const { METRICS_TOKEN: metricsToken = null } = variables;
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = variables;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { metricsToken, tracing: null };
  const tracing = {
    // The endpoint is the base of all signals; that of traces is defined by the protocol.
    url: `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    serviceName: OTEL_SERVICE_NAME,
    ratio: OTEL_TRACES_SAMPLER_ARG,
  };
  return { metricsToken, tracing };
}
