import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from './document.ts';

const folder = new URL('../../', import.meta.url);
const json = `${JSON.stringify(await openApiDocument(), null, 2)}\n`;
await writeFile(new URL('openapi.json', folder), json);
const types = astToString(await openapiTS(json));
await writeFile(new URL('src/client/schema.d.ts', folder), types);
console.log('Wrote openapi.json and the client types.');
