import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import packageFile from '../../../package.json' with { type: 'json' };
import type { App } from '../../http.ts';
import type { TracingConfig } from '../../settings/observabilitySettings.ts';
import { nameStatement } from './statementName.rules.ts';
import type { Tracing } from './tracing.types.ts';

// This module is loaded only if traces are configured.

const CLOSE_MS = 2000;
const REPORT_EVERY_MS = 60_000;
/** Supervisors and scrapers call these every few seconds. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/** Returns an exporter that reports failures, at most one a minute. */
function reportFailures(exporter: SpanExporter, report: () => void): SpanExporter {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, finish) {
      exporter.export(spans, (result) => {
        const isDue = performance.now() - reportedAt > REPORT_EVERY_MS;
        if (result.code === ExportResultCode.FAILED && isDue) {
          reportedAt = performance.now();
          report();
        }
        finish(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function createProvider(config: TracingConfig, report: () => void): TracerProvider {
  const exporter = reportFailures(new OTLPTraceExporter({ url: config.url }), report);
  const own = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.version': packageFile.version,
  });
  return new TracerProvider({
    // OTEL_RESOURCE_ATTRIBUTES
    resource: detectResources({ detectors: [envDetector] }).merge(own),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

function endRequest(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function traceRequests(app: App, tracer: Tracer, active: AsyncLocalStorage<Context>): void {
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<FastifyRequest, Context>();
  const spanOf = (request: FastifyRequest) => {
    const context = contexts.get(request);
    return context && trace.getSpan(context);
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const { url: route = 'none', config } = routeOptions;
    if (untraced.has(route)) return done();
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': method,
      // The route's pattern instead of the URL, which may contain a token.
      'http.route': route,
      'pressdock.request_id': request.id,
      ...(config.operationId && { 'pressdock.operation': config.operationId }),
    };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${method} ${route}`, options, parent);
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    request.traceId = span.spanContext().traceId;
    active.run(context, done);
  });
  // The events of a body do not belong to the request's asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context === undefined) done();
    else active.run(context, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spanOf(request);
    if (span) endRequest(span, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spanOf(request)?.setAttribute('error.type', 'aborted').end();
    done();
  });
}

/** Starts recording traces and sending them to the configured URL. */
export function startTracing(config: TracingConfig): Tracing {
  let log: FastifyBaseLogger | undefined;
  const provider = createProvider(config, () => log?.warn('traces could not be exported'));
  const tracer = provider.getTracer('pressdock');
  // Not the global context of OpenTelemetry, so that a process can run several servers.
  const active = new AsyncLocalStorage<Context>();

  return {
    traceRequests(app) {
      log = app.log;
      traceRequests(app, tracer, active);
    },
    async traceWork(name, work) {
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        return await active.run(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    addStatement({ sql, ms, errorCode }) {
      const context = active.getStore();
      if (context === undefined || !trace.getSpan(context)?.isRecording()) return;
      const { operation, table } = nameStatement(sql);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
        ...(errorCode && { 'error.type': errorCode }),
      };
      const startTime = performance.timeOrigin + performance.now() - ms;
      const name = table ? `${operation} ${table}` : operation;
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, context).end();
    },
    async close() {
      await Promise.race([provider.shutdown(), wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
