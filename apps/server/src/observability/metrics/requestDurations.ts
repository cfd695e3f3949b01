import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../../http.ts';
import { Durations } from './durations.ts';

/** The durations of the requests of a route with one class of statuses. */
export interface RequestDurations {
  method: string;
  /** The route's pattern; `none` for requests that no route handles. */
  route: string;
  /** `2xx`, `3xx`, `4xx` or `5xx`. */
  status: string;
  durations: Durations;
}

type Measured = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** Other methods share one series, because clients choose them. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures the duration of all requests, by the pattern of their route: URLs contain tokens, and there is
 * no end of them.
 *
 * @returns a function that lists the measured durations
 */
export function measureRequests(app: App): () => RequestDurations[] {
  const measured: RequestDurations[] = [];

  /** Returns the function that measures the requests of one route and method. */
  function measure(method: string, route: string): (reply: FastifyReply) => void {
    const byClass: Durations[] = [];
    return (reply) => {
      const statusClass = Math.floor(reply.statusCode / 100);
      let durations = byClass[statusClass];
      if (durations === undefined) {
        durations = new Durations();
        byClass[statusClass] = durations;
        measured.push({ method, route, status: `${statusClass}xx`, durations });
      }
      durations.add(reply.elapsedTime / 1000);
    };
  }

  function hookOf(route: RouteOptions): Measured {
    const byMethod = new Map([route.method].flat().map((one) => [one, measure(one, route.url)]));
    const [first] = byMethod.values();
    if (byMethod.size === 1 && first) {
      return (_request, reply, done) => {
        first(reply);
        done();
      };
    }
    return (request, reply, done) => {
      byMethod.get(request.method)?.(reply);
      done();
    };
  }

  app.addHook('onRoute', (route) => {
    route.onResponse = [route.onResponse ?? [], hookOf(route)].flat();
  });
  const unrouted = new Map<string, (reply: FastifyReply) => void>();
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) {
      const method = KNOWN_METHODS.has(request.method) ? request.method : 'other';
      const count = unrouted.get(method) ?? measure(method, 'none');
      unrouted.set(method, count);
      count(reply);
    }
    done();
  });
  return () => measured;
}
