export { type ApiClient, createClient, type OperationId, type Result } from './client.ts';
export type { TransportOptions } from './transport.ts';
