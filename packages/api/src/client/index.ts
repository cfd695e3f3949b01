export { type ApiClient, createClient, type Result } from './client.ts';
export type { TransportOptions } from './transport.ts';
