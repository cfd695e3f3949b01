import { expect, test } from 'vitest';
import { openApiDocument } from './generate/document.ts';
import { routes } from './routes.ts';

test('names every operation once', () => {
  const names = routes.map((route) => route.config.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('serves every method and path once', () => {
  const places = routes.map((route) => `${route.method} ${route.url}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(routes.map((route) => [route.config.operationId, route] as const))(
  '%s declares the errors its access and input can cause',
  (_, route) => {
    const statuses = Object.keys(route.schema.response);
    expect(statuses).toContain('429');
    if (route.config.access !== 'public') expect(statuses).toContain('401');
    if (route.schema.body) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (route.url.includes(':id') && route.config.operationId !== 'readPublicFlags') {
      expect(statuses).toContain('404');
    }
  },
);

test('writes an OpenAPI 3.1 document with one error body', () => {
  const document = JSON.stringify(openApiDocument());
  expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0' });
  expect(document).toContain('#/components/schemas/ErrorResponse');
});
