import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ProductKind } from '@pressdock/api';
import { findEmailLink } from './emails.ts';
import type { UploadFile } from './packages.ts';

/** A person with an account of their own. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Returns a person that no other test uses. */
export function newPerson(): Person {
  return {
    firstName: 'Mira',
    lastName: 'Rask',
    email: `mira-${randomUUID()}@quiet.example`,
    password: 'lantern-harbor-47',
  };
}

const calls = { plugin: '/api/v1/plugins', theme: '/api/v1/themes' } as const;

/** Calls the server as an account, to prepare a test and to check what the screens do not show. */
export class Account {
  readonly person: Person;
  readonly token: string;
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext, person: Person, token: string) {
    this.#request = request;
    this.person = person;
    this.token = token;
  }

  async #call(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await this.#request.fetch(path, { method, headers, data });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }

  /** Returns the URL of a license check for this account. */
  async licenseCheckUrl(call: 'activate' | 'validate', query: object): Promise<string> {
    const { _id } = await this.#call('GET', '/api/v1/users/me');
    return `/api/v2/public/${_id}/license/${call}?${new URLSearchParams({ ...query })}`;
  }

  /** Adds a product and returns its id. */
  async addProduct(kind: ProductKind, fields: { name: string; slug: string }): Promise<string> {
    const description = 'Keeps the harbor calm.';
    const { _id } = await this.#call('POST', calls[kind], { description, ...fields });
    return _id;
  }

  /** Adds a product with feature flags and returns its id. */
  async addFlagProduct(name: string): Promise<string> {
    const { _id } = await this.#call('POST', '/api/v2/feature-flags/products', { name });
    return _id;
  }

  /** Adds a flag to a product and returns its id. */
  async addFlag(productId: string, fields: { identifier: string }): Promise<string> {
    const path = `/api/v2/feature-flags/products/${productId}/flags`;
    const { identifier: name } = fields;
    const { _id } = await this.#call('POST', path, { name, flag_type: 'on/off', ...fields });
    return _id;
  }

  /** Reads a flag as the server stores it. */
  async readFlag(productId: string, flagId: string): Promise<{ lastRequestAt: string | null }> {
    return this.#call('GET', `/api/v2/feature-flags/products/${productId}/flags/${flagId}`);
  }

  /** Changes a product. */
  async updateProduct(kind: ProductKind, id: string, fields: object): Promise<void> {
    await this.#call('PATCH', `${calls[kind]}/${id}`, fields);
  }

  /** Reads a product as the server stores it. */
  readProduct(kind: ProductKind, id: string): Promise<Record<string, unknown>> {
    return this.#call('GET', `${calls[kind]}/${id}`);
  }

  /** Reads the numbers of a product's versions, newest first. */
  async listVersions(kind: ProductKind, id: string): Promise<string[]> {
    const versions: { version: string }[] = await this.#call(
      'GET',
      `${calls[kind]}/${id}/versions`,
    );
    return versions.map(({ version }) => version);
  }

  /** Returns the id of a product's version. */
  async findVersionId(kind: ProductKind, id: string, version: string): Promise<string> {
    const versions: { _id: string; version: string }[] = await this.#call(
      'GET',
      `${calls[kind]}/${id}/versions`,
    );
    const found = versions.find((one) => one.version === version);
    expect(found, `version ${version}`).toBeDefined();
    return found?._id ?? '';
  }

  /** Uploads a package and adds a version from it. */
  async addVersion(
    kind: ProductKind,
    id: string,
    version: string,
    file: UploadFile,
  ): Promise<void> {
    const ticket = await this.#call(
      'GET',
      `/api/v1/generate-s3-policy?fileSizeInBytes=${file.buffer.length}`,
    );
    const upload = await this.#request.post(ticket.url, { multipart: { ...ticket.fields, file } });
    expect(upload.ok(), await upload.text()).toBe(true);
    const { s3Url } = ticket;
    await this.#call('POST', `${calls[kind]}/${id}/versions`, { version, s3Url });
  }
}

/** Returns the path of a link in an e-mail to an address. */
type FindLink = (email: string, prefix: string) => Promise<string>;

/**
 * Creates an account without its screens and verifies its address with the link in the e-mail.
 * @param findLink finds the link; by default on the demo's e-mail page
 */
export async function openAccount(
  request: APIRequestContext,
  findLink: FindLink = (email, prefix) => findEmailLink(request, email, prefix),
): Promise<Account> {
  const person = newPerson();
  const registered = await request.post('/api/v1/users/create/register/', { data: person });
  expect(registered.status()).toBe(201);
  const { email, password } = person;
  const session = await request.post('/api/v1/auth', { data: { email, password } });
  expect(session.ok()).toBe(true);
  const token = await session.text();
  const link = await findLink(email, '/dashboard/verify-email/');
  const verified = await request.post('/api/v1/users/me/email-verification/confirm', {
    headers: { Authorization: `Bearer ${token}` },
    data: { code: link.split('/').at(-1) },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
  return new Account(request, person, token);
}

/** Stores an account's session in the browser. */
export async function storeSession(page: Page, account: Account, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: account.token, url }]);
}
