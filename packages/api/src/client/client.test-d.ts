import { expectTypeOf, test } from 'vitest';
import type { PluginSummaryResponse } from '../products/products.schemas.ts';
import type { ApiClient } from './client.ts';

declare const client: ApiClient;

test('a call returns the data that the contract declares', async () => {
  const result = await client.get('/api/v1/plugins');
  if (result.ok) expectTypeOf(result.data).toEqualTypeOf<PluginSummaryResponse[]>();
  const token = await client.post('/api/v1/auth', { body: { email: '', password: '' } });
  if (token.ok) expectTypeOf(token.data).toEqualTypeOf<string>();
});

test('a wrong path, parameter or body does not compile', () => {
  // @ts-expect-error the contract has no such path
  client.get('/api/v1/plugin');
  // @ts-expect-error this path has no such method
  client.put('/api/v1/plugins');
  // @ts-expect-error the path parameter is missing
  client.get('/api/v1/plugins/{id}');
  const path = { id: '1' };
  // @ts-expect-error the query takes no such value
  client.get('/api/v1/plugins/{id}/versions', { params: { path, query: { order: 'up' } } });
  // @ts-expect-error the body lacks its slug
  client.post('/api/v1/plugins', { body: { name: 'A', description: 'A' } });
});
