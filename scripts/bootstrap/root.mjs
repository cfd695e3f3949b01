import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder, wherever the command was started from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
