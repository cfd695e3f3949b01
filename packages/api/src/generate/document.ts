import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import { neededScope } from '../contract/apiKeyScope.ts';
import type { RouteRecord } from '../contract/record.ts';
import * as contract from '../index.ts';
import { routes } from '../routes.ts';

const REASONS: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, nothing to tell',
  400: 'The input is not valid',
  401: 'No valid session',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'A media type that is not taken here',
  429: 'Too many requests',
};

type Operation = NonNullable<NonNullable<ZodOpenApiObject['paths']>[string]['get']>;
type Content = NonNullable<NonNullable<Operation['requestBody']>['content']>;

function mediaTypes(types: readonly string[], schema: unknown): Content {
  return Object.fromEntries(types.map((type) => [type, { schema }])) as Content;
}

function answer(status: number, response: RouteRecord['schema']['response'][number]) {
  const description = REASONS[status] ?? String(status);
  if (status === 204) return { description };
  if ('content' in response) return { ...response };
  return { description, content: mediaTypes(['application/json'], response) };
}

function operation(record: RouteRecord): Operation {
  const { config, schema } = record;
  const scope = neededScope(record);
  const responses = Object.entries(schema.response).map(([status, response]) => [
    status,
    answer(Number(status), response),
  ]);
  return {
    operationId: config.operationId,
    summary: schema.summary,
    tags: [...schema.tags],
    ...(scope && { description: `An API key needs the scope ${scope} or a wider one.` }),
    security: config.access === 'session' ? [{ bearer: [] }] : [],
    requestParams: {
      ...(schema.params && { path: schema.params }),
      ...(schema.querystring && { query: schema.querystring }),
    } as NonNullable<Operation['requestParams']>,
    ...(schema.body && {
      requestBody: {
        required: schema.consumes === undefined,
        content: mediaTypes(schema.consumes ?? ['application/json'], schema.body),
      },
    }),
    responses: Object.fromEntries(responses) as Operation['responses'],
  };
}

/** The contract as an OpenAPI 3.1 document, made from the route records alone. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const named = Object.entries(contract).filter(([name]) => /(?:Request|Response)$/.test(name));
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Pressdock',
      version: '0.1.0',
      description:
        'Releases of WordPress plugins and themes: the calls of the dashboard and of sites.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(named) as NonNullable<
        NonNullable<ZodOpenApiObject['components']>['schemas']
      >,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session, or an API key where the call names its scope.',
        },
      },
    },
  });
}
