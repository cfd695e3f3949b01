import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { productRoutes } from '../products/products.routes.ts';
import { ACCOUNT_READ, ACCOUNT_WORK } from './access.ts';
import { STANDARD_RATE } from './rateLimit.ts';
import type { CheckedRecords, RouteRecord } from './record.ts';

const call = { method: 'POST', url: '/' } as const;
const schema = { summary: '', tags: [], body: z.object({ name: z.string() }), response: {} };
const config = {
  operationId: 'createThing',
  access: ACCOUNT_WORK,
  scope: 'full',
  audit: { when: 'always', namedBy: 'name' },
  rateLimit: STANDARD_RATE,
} as const;

type Config = RouteRecord['config'];

test('a record without one of its five declarations does not compile', () => {
  const { operationId, access, scope, audit, rateLimit } = config;
  ({ ...call, config, schema }) satisfies RouteRecord;
  // @ts-expect-error no operation id
  ({ access, scope, audit, rateLimit }) satisfies Config;
  // @ts-expect-error no access
  ({ operationId, scope, audit, rateLimit }) satisfies Config;
  // @ts-expect-error no API-key scope
  ({ operationId, access, audit, rateLimit }) satisfies Config;
  // @ts-expect-error no audit entry
  ({ operationId, access, scope, rateLimit }) satisfies Config;
  // @ts-expect-error no rate limit
  ({ operationId, access, scope, audit }) satisfies Config;
});

test('a value that a declaration does not know does not compile', () => {
  // @ts-expect-error there is no such role
  ({ ...config, access: ['owner', 'visitor'] }) satisfies Config;
  // @ts-expect-error nobody may make the call
  ({ ...config, access: [] }) satisfies Config;
  // @ts-expect-error there is no such scope
  ({ ...config, scope: 'write' }) satisfies Config;
  // @ts-expect-error a public call needs no API key
  ({ ...config, access: 'public' }) satisfies Config;
  // @ts-expect-error whatever an operator views is recorded
  ({ ...config, access: ACCOUNT_READ, audit: 'none' }) satisfies Config;
});

test('a change that is not recorded for every actor does not compile', () => {
  const viewed = { ...config, audit: { when: 'viewing' } } as const;
  ({ method: 'GET', url: '/', config: viewed, schema }) satisfies RouteRecord;
  // @ts-expect-error changes are always recorded
  ({ method: 'POST', url: '/', config: viewed, schema }) satisfies RouteRecord;
  // @ts-expect-error changes are always recorded
  ({ method: 'DELETE', url: '/', config: viewed, schema }) satisfies RouteRecord;
});

test('an audit entry that the body or the log cannot name does not compile', () => {
  type Checked<Records> = CheckedRecords<Records, 'thing'>;
  const withAudit = <const Audit>(audit: Audit) => ({
    create: { ...call, config: { ...config, audit }, schema },
  });
  const named = withAudit({ when: 'always', namedBy: 'name', subject: 'thing' });
  expectTypeOf(named).toExtend<Checked<typeof named>>();
  const wrongField = withAudit({ when: 'always', namedBy: 'nmae' });
  expectTypeOf(wrongField).not.toExtend<Checked<typeof wrongField>>();
  const wrongSubject = withAudit({ when: 'always', subject: 'thnig' });
  expectTypeOf(wrongSubject).not.toExtend<Checked<typeof wrongSubject>>();
});

test('the records of a kind keep their literal names and paths', () => {
  const { create } = productRoutes('theme');
  expectTypeOf(create.config.operationId).toEqualTypeOf<'createTheme'>();
  expectTypeOf(create.url).toEqualTypeOf<'/api/v1/themes'>();
});
