import { globSync } from 'node:fs';
import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import type { RouteRecord } from '../contract/record.ts';
import { routes } from '../routes.ts';

const DESCRIPTIONS: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, without a body',
  400: 'The request is not valid',
  401: 'No valid session or API key',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with existing data',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
};

type Operation = NonNullable<NonNullable<ZodOpenApiObject['paths']>[string]['get']>;
type Schemas = NonNullable<NonNullable<ZodOpenApiObject['components']>['schemas']>;
type Content = NonNullable<NonNullable<Operation['requestBody']>['content']>;

function mediaTypes(types: readonly string[], schema: unknown): Content {
  return Object.fromEntries(types.map((type) => [type, { schema }])) as Content;
}

function describeResponse(status: number, response: RouteRecord['schema']['response'][number]) {
  const description = DESCRIPTIONS[status] ?? String(status);
  if (status === 204) return { description };
  if ('content' in response) return { ...response };
  return { description, content: mediaTypes(['application/json'], response) };
}

/** Returns what a caller needs besides a session. */
function describeRequirements({ config }: RouteRecord): string {
  const scope =
    config.scope !== 'none' && `An API key needs the scope \`${config.scope}\` or wider.`;
  const email =
    'needsVerifiedEmail' in config &&
    'The account needs a verified e-mail address (403 `email_unverified`).';
  return [scope, email].filter(Boolean).join(' ');
}

function describeOperation(record: RouteRecord): Operation {
  const { config, schema } = record;
  const requirements = describeRequirements(record);
  const responses = Object.entries(schema.response).map(([status, response]) => [
    status,
    describeResponse(Number(status), response),
  ]);
  return {
    operationId: config.operationId,
    summary: schema.summary,
    tags: [...schema.tags],
    ...(requirements !== '' && { description: requirements }),
    security: config.access === 'public' ? [] : [{ bearer: [] }],
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

/** Returns the requests and responses of every resource by name. */
async function importSchemas(): Promise<Schemas> {
  const folder = new URL('../', import.meta.url);
  const files = globSync('*/*.schemas.ts', { cwd: folder }).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const schemas = modules.flatMap((module) => Object.entries(module));
  return Object.fromEntries(
    schemas.filter(([name]) => /(?:Request|Response)$/.test(name)),
  ) as Schemas;
}

/** Returns the contract as an OpenAPI 3.1 document. */
export async function openApiDocument(): Promise<object> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Pressdock',
      version: '0.1.0',
      description:
        'Release WordPress plugins and themes: the API of the dashboard and of customer sites.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: await importSchemas(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A session token, or an API key with the scope that the call requires.',
        },
      },
    },
  });
}
