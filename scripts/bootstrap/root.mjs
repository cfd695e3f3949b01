import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout, independent of the current directory. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
