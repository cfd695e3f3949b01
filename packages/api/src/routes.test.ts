import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AttemptLimit } from './contract/rateLimit.ts';
import { isRead } from './contract/record.ts';
import { openApiDocument } from './generate/document.ts';
import { AUDIT_SUBJECTS, routes } from './routes.ts';

const cases = routes.map((route) => [route.config.operationId, route] as const);

function limitsOf({ config }: (typeof routes)[number]): AttemptLimit[] {
  const { attempts = [], inHandler = {} } = config.rateLimit;
  return [...attempts, ...Object.values(inHandler)];
}

test('has no operation id twice', () => {
  const names = cases.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('has no method and path twice', () => {
  const calls = routes.map((route) => `${route.method} ${route.url}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(cases)('%s declares the errors that its access and input can cause', (name, route) => {
  const statuses = Object.keys(route.schema.response);
  expect(statuses).toContain('429');
  if (route.config.access !== 'public') expect(statuses).toContain('401');
  if (route.schema.body) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  if (route.url.includes(':id') && name !== 'readPublicFlags') expect(statuses).toContain('404');
});

test.each(cases)('%s has the path parameter that identifies its audit subject', (_, route) => {
  const { audit } = route.config;
  if (audit === 'none' || !('subject' in audit)) return;
  expect(route.url).toContain('/:id');
});

test('names every kind of audit subject in a record', () => {
  const subjects = routes.map(({ config: { audit } }) =>
    audit !== 'none' && 'subject' in audit ? audit.subject : undefined,
  );
  expect(AUDIT_SUBJECTS.filter((subject) => !subjects.includes(subject))).toEqual([]);
});

test('lets an operator who views an account change nothing but their own session', () => {
  const changes = routes.filter(
    (route) =>
      !isRead(route) && route.config.access !== 'public' && route.config.access.includes('viewing'),
  );
  expect(changes.map(({ config }) => config.operationId).sort()).toEqual(['endViewing', 'signOut']);
});

test('records every export for every actor', () => {
  const exports = routes.filter(({ config }) => config.operationId.startsWith('export'));
  expect(exports.map(({ config: { operationId, audit } }) => [operationId, audit])).toEqual(
    exports.map(({ config: { operationId } }) => [
      operationId,
      expect.objectContaining({ when: 'always' }),
    ]),
  );
  expect(exports.length).toBeGreaterThan(0);
});

test('declares a limit of one name the same everywhere', () => {
  const byName = new Map<string, AttemptLimit>();
  for (const limit of routes.flatMap(limitsOf)) {
    expect(byName.get(limit.name) ?? limit).toEqual(limit);
    byName.set(limit.name, limit);
  }
  expect(byName.size).toBeGreaterThan(0);
});

test.each(cases)('%s can count its attempts', (_, route) => {
  for (const { per } of limitsOf(route)) {
    const isSignedIn = route.config.access !== 'public';
    const countsEmail = /email/i.test(per) || (per === 'person' && !isSignedIn);
    if (countsEmail)
      expect(z.toJSONSchema(route.schema.body as z.ZodMiniType)).toHaveProperty('properties.email');
    if (per === 'account') expect(isSignedIn).toBe(true);
  }
});

describe('the OpenAPI document', async () => {
  const document = JSON.parse(JSON.stringify(await openApiDocument()));
  const operations = Object.values<Record<string, Record<string, unknown>>>(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [String(operation.operationId), operation] as const);
  const byId = new Map(operations);

  test('has version 3.1 and one error body', () => {
    expect(document).toMatchObject({ openapi: '3.1.0' });
    expect(JSON.stringify(document)).toContain('#/components/schemas/ErrorResponse');
  });

  test.each(cases)('names who may make %s, with which scope and how often', (name, { config }) => {
    const { description, security } = byId.get(name) ?? {};
    const schemes = security as Record<string, string[]>[];
    const isPublic = config.access === 'public';
    expect(schemes.map((scheme) => Object.keys(scheme)[0])).toEqual(
      isPublic ? [] : config.scope === 'none' ? ['session'] : ['session', 'apiKey'],
    );
    if (!isPublic) expect(schemes[0]).toEqual({ session: config.access });
    expect(description).toMatch(/^- \*\*Callers\*\*: [a-z]/m);
    if (config.scope !== 'none')
      expect(description).toMatch(
        new RegExp(`API keys\\*\\*: with the scope .*\`${config.scope}\``),
      );
    expect(description).toContain(`${config.rateLimit.perMinute} requests per minute`);
    for (const { name: limit, max } of limitsOf({ config } as (typeof routes)[number]))
      expect(description).toMatch(new RegExp(`\\b${max} per .* \\(\`${limit}\`\\)`));
    expect(String(description).includes('email_unverified')).toBe('needsVerifiedEmail' in config);
  });

  test('lists every group of calls, and no other', () => {
    const used = new Set(operations.flatMap(([, { tags }]) => tags as string[]));
    const described = document.tags.map(({ name }: { name: string }) => name);
    expect(described.sort()).toEqual([...used].sort());
  });

  test('describes schemas with their docstrings', () => {
    const { LicenseResponse, LicenseResponseOutput } = document.components.schemas;
    expect(LicenseResponse.description).toMatch(/^A license\. If `product` is null, it includes/);
    expect(LicenseResponseOutput.description).toBe(LicenseResponse.description);
    expect(JSON.stringify(document)).not.toMatch(/@see|\{@link/);
    expect(byId.get('listLicenses')?.description).toMatch(/^A filter and a page\. `page` counts/);
  });
});
