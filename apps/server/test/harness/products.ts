import { randomUUID } from 'node:crypto';
import type { UploadPolicyResponse } from '@pressdock/api';
import type { ApiResponse, Person } from './server.ts';
import { pluginZip } from './zips.ts';

/** Requests an upload ticket for a zip. */
export async function requestUploadTicket(
  person: Person,
  size: number,
  slug = 'hello-harbor',
): Promise<UploadPolicyResponse> {
  const ticket = await person.api(
    'GET',
    `/api/v1/generate-s3-policy?fileSizeInBytes=${size}&slug=${slug}`,
  );
  if (ticket.status !== 200) throw new Error(`No leave to upload: ${ticket.text}`);
  return ticket.body;
}

/** Uploads a zip like a browser. */
export async function postZip(ticket: UploadPolicyResponse, zip: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(zip)]), 'package.zip');
  const response = await fetch(ticket.url, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

/** Uploads a zip and returns its URL. */
export async function upload(person: Person, zip: Buffer, slug?: string): Promise<string> {
  const ticket = await requestUploadTicket(person, zip.length, slug);
  const status = await postZip(ticket, zip);
  if (status !== 204) throw new Error(`The upload failed with status ${status}.`);
  return ticket.s3Url;
}

/** Adds a plugin or a theme and returns its id. */
export async function addProduct(
  person: Person,
  kind: 'plugins' | 'themes' = 'plugins',
  slug = 'hello-harbor',
): Promise<string> {
  const body = { name: 'Hello Harbor', slug, description: '<p>Greets every ship.</p>' };
  const added = await person.api('POST', `/api/v1/${kind}`, body);
  if (added.status !== 201) throw new Error(`Not added: ${added.text}`);
  return added.body._id;
}

/** Uploads a plugin zip and creates a version of it. */
export async function release(
  person: Person,
  plugin: string,
  version: string,
  { zip, notes }: { zip?: Buffer; notes?: object } = {},
): Promise<ApiResponse> {
  const s3Url = await upload(person, zip ?? (await pluginZip(version)));
  return person.api('POST', `/api/v1/plugins/${plugin}/versions`, { version, s3Url, ...notes });
}

/** Returns a unique slug. */
export function uniqueSlug(): string {
  return `harbor-${randomUUID().slice(0, 8)}`;
}
