import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { routes } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listCalls } from './contract.types.ts';
import { writeCurl, writeExample } from './example.rules.ts';
import { createCallFinder } from './findCall.ts';
import { describeParameter, listFields, nameType } from './schema.rules.ts';

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pressdock/api/openapi.json'), 'utf8'),
);
const { schemas } = contract.components;
const calls = listCalls(contract);
const callOf = (id: string) => {
  const call = calls.find(({ operation }) => operation.operationId === id);
  if (!call) throw new Error(`The contract has no call ${id}.`);
  return call;
};

describe('types', () => {
  test.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
    [{ anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] }, 'string'],
    [{ type: 'array', items: { type: 'integer' } }, 'array of integer'],
    [{ enum: ['a', 'b'] }, 'string'],
    [{ $ref: '#/components/schemas/ErrorResponse' }, 'object'],
    [{}, 'any'],
  ])('%o is named %s', (schema, expected) => {
    expect(nameType(schema, schemas)).toBe(expected);
  });
});

describe('limits', () => {
  const limitsOf = (schema: object) => describeParameter('x', schema, true, schemas).limits;

  test.each([
    [{ type: 'string', minLength: 1, maxLength: 200 }, ['1 to 200 characters']],
    [{ type: 'string', maxLength: 200 }, ['at most 200 characters']],
    [{ type: 'integer', minimum: 0, maximum: 10 }, ['at most 10']],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, ['at least 1']],
    [{ type: 'integer', minimum: 2, maximum: 2 }, ['2']],
    [{ type: 'integer', minimum: 0, maximum: 1000000 }, ['at most 1,000,000']],
    [{ type: 'array', minItems: 1, maxItems: 500, items: {} }, ['1 to 500 entries']],
    [{ type: 'string', format: 'email' }, ['an e-mail address']],
    [{ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }, ['at most 9 characters']],
    [{ type: 'boolean' }, []],
  ])('of %o are %o', (schema, expected) => {
    expect(limitsOf(schema)).toEqual(expected);
  });
});

test('lists the fields of objects in lists, and of values by name', () => {
  const schema = {
    type: 'object',
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' } } },
      },
      counts: { type: 'object', additionalProperties: { type: 'number' } },
      owner: {
        anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }],
      },
    },
  };
  expect(listFields(schema, {}).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['results', true],
    ['results[].id', false],
    ['counts', false],
    ['owner', false],
    ['owner.name', false],
  ]);
});

test('ends at a schema that contains itself', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
  expect(listFields(node, { Node: node }).length).toBeLessThan(20);
});

const withBody = routes.flatMap(({ config, schema }) =>
  schema.body && !schema.consumes ? [[config.operationId, schema.body] as const] : [],
);

test.each(withBody)('the example of %s is valid', (id, schema) => {
  const body = callOf(id).operation.requestBody?.content['application/json']?.schema ?? {};
  const result = z.safeParse(schema, writeExample(body, schemas));
  expect(result.error?.issues ?? []).toEqual([]);
});

describe('the example of', () => {
  const curl = (id: string) => writeCurl(callOf(id), 'https://dock.example', schemas);

  test('a read has a variable for the key and for each id', () => {
    expect(curl('readPlugin')).toBe(
      'curl "https://dock.example/api/v1/plugins/$ID" \\\n  --header "Authorization: Bearer $PRESSDOCK_API_KEY"',
    );
  });

  test('a call that no key can make has a variable for the token of a session', () => {
    expect(curl('deleteApiKey')).toBe(
      'curl --request DELETE "https://dock.example/api/v1/api-keys/$ID" \\\n  --header "Authorization: Bearer $PRESSDOCK_TOKEN"',
    );
  });

  test('a license check has no credential and sends a form', () => {
    expect(curl('activateAccountLicenseByForm')).toBe(
      [
        'curl "https://dock.example/api/v2/public/$ACCOUNT/license/activate"',
        '--data-urlencode "license=$LICENSE"',
        '--data-urlencode "domain=shop.example"',
      ].join(' \\\n  '),
    );
  });

  test('a call with required parameters has them in the query', () => {
    expect(curl('generateS3Policy')).toContain('--get \\\n  --data-urlencode "fileSizeInBytes=1"');
  });
});

test('finds a call whatever its path parameters are called', () => {
  const find = createCallFinder(calls);
  expect(find('POST /api/v1/plugins/{plugin}/versions')?.operation.operationId).toBe(
    'createPluginVersion',
  );
  expect(find('PUT /api/v1/plugins/{id}/versions')).toBeUndefined();
});
