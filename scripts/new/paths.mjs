/** The folders in which the generators create files. */
export const api = 'packages/api/src';
export const server = 'apps/server/src';
export const dashboard = 'apps/dashboard/src';
export const migrations = `${server}/db/migrations`;
