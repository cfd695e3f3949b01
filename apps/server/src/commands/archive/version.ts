import server from '../../../package.json' with { type: 'json' };

/** The version of Pressdock. */
export const productVersion = server.version;
