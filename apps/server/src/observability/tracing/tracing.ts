import type { TracingConfig } from '../../settings/observabilitySettings.ts';
import type { Tracing } from './tracing.types.ts';

/** Records nothing. */
export const noTracing: Tracing = {
  traceRequests: () => undefined,
  traceWork: (_name, work) => work(),
  addStatement: undefined,
  close: async () => undefined,
};

/** Starts recording traces, if any are configured. Only then, OpenTelemetry is loaded. */
export async function openTracing(config: TracingConfig | null): Promise<Tracing> {
  if (config === null) return noTracing;
  const { startTracing } = await import('./openTelemetry.ts');
  return startTracing(config);
}
