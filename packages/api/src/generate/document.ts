import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import { ERROR_STATUS, ErrorResponse } from '../contract/error.schemas.ts';
import type { RouteRecord } from '../contract/record.ts';
import { routes } from '../routes.ts';
import { readDocstrings } from './docstrings.ts';
import { describeRequirements } from './requirements.ts';
import { listTags } from './tags.ts';

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
  429: 'Too many requests; `Retry-After` contains the seconds to wait',
  507: 'No storage left',
};

type Operation = NonNullable<NonNullable<ZodOpenApiObject['paths']>[string]['get']>;
type Schemas = NonNullable<NonNullable<ZodOpenApiObject['components']>['schemas']>;
type Content = NonNullable<NonNullable<Operation['requestBody']>['content']>;

/** The exported schemas of every resource by name, and the docstring of each. */
interface Declared {
  schemas: ReadonlyMap<string, unknown>;
  docstrings: ReadonlyMap<unknown, string>;
}

function mediaTypes(types: readonly string[], schema: unknown): Content {
  return Object.fromEntries(types.map((type) => [type, { schema }])) as Content;
}

/** Returns the codes that an error of a status may have. */
function listCodes(status: number): string {
  const codes = Object.entries(ERROR_STATUS).filter(([, one]) => one === status);
  return codes.map(([code]) => `\`${code}\``).join(', ');
}

function describeResponse(status: number, response: RouteRecord['schema']['response'][number]) {
  const text = DESCRIPTIONS[status] ?? String(status);
  const description = response === ErrorResponse ? `${text} (${listCodes(status)})` : text;
  if (status === 204) return { description };
  if ('content' in response) return { ...response };
  return { description, content: mediaTypes(['application/json'], response) };
}

/** Returns who may make a call: people by role, and API keys by scope. */
function describeSecurity({ config }: RouteRecord): NonNullable<Operation['security']> {
  if (config.access === 'public') return [];
  const { access, scope } = config;
  return [{ session: [...access] }, ...(scope === 'none' ? [] : [{ apiKey: [scope] }])];
}

function describeOperation(record: RouteRecord, { docstrings }: Declared): Operation {
  const { config, schema } = record;
  const query = docstrings.get(schema.querystring);
  const body = docstrings.get(schema.body);
  const responses = Object.entries(schema.response).map(([status, response]) => [
    status,
    describeResponse(Number(status), response),
  ]);
  return {
    operationId: config.operationId,
    summary: schema.summary,
    tags: [...schema.tags],
    description: [query, describeRequirements(record)].filter(Boolean).join('\n\n'),
    security: describeSecurity(record),
    requestParams: {
      ...(schema.params && { path: schema.params }),
      ...(schema.querystring && { query: schema.querystring }),
    } as NonNullable<Operation['requestParams']>,
    ...(schema.body && {
      requestBody: {
        ...(body && { description: body }),
        required: schema.consumes === undefined,
        content: mediaTypes(schema.consumes ?? ['application/json'], schema.body),
      },
    }),
    responses: Object.fromEntries(responses) as Operation['responses'],
  };
}

async function readDeclared(): Promise<Declared> {
  const folder = new URL('../', import.meta.url);
  const files = globSync('*/*.schemas.ts', { cwd: folder }).sort();
  const schemas = new Map<string, unknown>();
  const docstrings = new Map<unknown, string>();
  for (const file of files) {
    const url = new URL(file, folder);
    const texts = readDocstrings(fileURLToPath(url));
    for (const [name, schema] of Object.entries(await import(url.href))) {
      schemas.set(name, schema);
      const docstring = texts.get(name);
      if (docstring !== undefined) docstrings.set(schema, docstring);
    }
  }
  return { schemas, docstrings };
}

type Component = { description?: string };

/** Adds the docstrings of the requests and responses. A response whose request differs ends in `Output`. */
function describeSchemas(components: Record<string, Component>, declared: Declared): void {
  for (const [name, component] of Object.entries(components)) {
    const schema = declared.schemas.get(name.replace(/Output$/, ''));
    const docstring = declared.docstrings.get(schema);
    if (docstring !== undefined) component.description = docstring;
  }
}

/** Returns the contract as an OpenAPI 3.1 document. */
export async function openApiDocument(): Promise<object> {
  const declared = await readDeclared();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, declared),
    };
  }
  const named = [...declared.schemas].filter(([name]) => /(?:Request|Response)$/.test(name));
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Pressdock',
      version: '0.1.0',
      description:
        'Release WordPress plugins and themes: the API of the dashboard and of customer sites.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: listTags(routes),
    paths,
    components: {
      schemas: Object.fromEntries(named) as Schemas,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a session, from `POST /api/v1/auth`. A call lists who may make it.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key. A call lists the scope that the key must include.',
        },
      },
    },
  });
  describeSchemas(document.components?.schemas as Record<string, Component>, declared);
  return document;
}
