import { routes } from '@pressdock/api';
import { expect, test } from 'vitest';
import { requireDeclaration } from './http.ts';

const [record] = routes;

test('accepts a route with the declarations of a route record', () => {
  expect(() => requireDeclaration('/api/v1/things', record?.config)).not.toThrow();
});

test.each(['operationId', 'access', 'scope', 'audit', 'rateLimit'])(
  'refuses a route of the API without %s',
  (name) => {
    const config = { ...record?.config, [name]: undefined };
    expect(() => requireDeclaration('/api/v1/things', config)).toThrow(
      `The route /api/v1/things does not declare ${name}.`,
    );
  },
);

test('refuses a route of the API without any declaration', () => {
  expect(() => requireDeclaration('/api/v1/things', undefined)).toThrow('does not declare');
});

test('accepts other routes without declarations', () => {
  expect(() => requireDeclaration('/healthz', undefined)).not.toThrow();
});
