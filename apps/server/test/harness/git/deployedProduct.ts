import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addProduct, uniqueSlug } from '../products.ts';
import type { ApiResponse, Person, TestServer } from '../server.ts';
import { mainFile } from '../zips.ts';
import { type CommittedFile, createRepository, type TestRepository } from './repository.ts';

/** A product that is deployed from a repository on a Git server. */
export interface DeployedProduct {
  id: string;
  slug: string;
  person: Person;
  repository: TestRepository;
  repositoryId: string;
  /** The URL and the secret of its webhook. */
  webhookUrl: string;
  secret: string;
  /** Commits a version of the plugin and returns the commit. */
  commitVersion(
    version: string,
    more?: Readonly<Record<string, CommittedFile | null>>,
    message?: string,
  ): Promise<string>;
  /** Sends a signed webhook about a commit, as the Git server does after a push. */
  deliver(after: string, more?: Partial<Delivery>): Promise<ApiResponse>;
  /** Waits until a build has ended and returns it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read every part of a build
  waitForBuild(id: string): Promise<any>;
  /** Returns the log of a build as text. */
  readLog(id: string): Promise<string>;
}

/** A webhook to send. */
export interface Delivery {
  ref: string;
  id: string;
  /** Replaces the valid signature. */
  signature: string;
  body: string;
  headers: Record<string, string>;
}

/** Returns the signature of a webhook. */
export function signBody(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Returns the files of a plugin with a version file. */
export function pluginFiles(slug: string, version: string): Record<string, string> {
  return {
    'pressdock.version': `${version}\n`,
    [`${slug}.php`]: mainFile(version),
  };
}

/** Adds a plugin that is deployed from a new repository in the folder that `baseUrl` serves. */
export async function addDeployedProduct(
  server: Pick<TestServer, 'api'>,
  person: Person,
  git: { root: string; baseUrl: string },
  options: Record<string, unknown> = {},
): Promise<DeployedProduct> {
  const slug = uniqueSlug();
  const repository = await createRepository(git.root, `${slug}.git`);
  const id = await addProduct(person, 'plugins', slug);
  const url = `${git.baseUrl}/${slug}.git`;
  const added = await person.api('POST', '/api/v1/repositories', { url });
  if (added.status !== 201) throw new Error(`Not added: ${added.text}`);
  const repositoryId: string = added.body._id;
  const path = `/api/v1/repositories/deploy-key-webhook/${id}/${repositoryId}`;
  const connected = await person.api('POST', path, options);
  if (connected.status !== 201) throw new Error(`Not connected: ${connected.text}`);
  const { webhookUrl, webhookSecret: secret } = connected.body;
  const folder = typeof options.path === 'string' ? `${options.path}/` : '';
  return {
    ...{ id, slug, person, repository, repositoryId, webhookUrl, secret },
    commitVersion(version, more = {}, message = `Release ${version}`) {
      const files = Object.entries({ ...pluginFiles(slug, version), ...more });
      const placed = files.map(([name, file]) => [`${folder}${name}`, file] as const);
      return repository.commit({ files: Object.fromEntries(placed), message });
    },
    deliver(after, { ref = 'refs/heads/master', id = randomUUID(), ...more } = {}) {
      const before = '0'.repeat(40);
      const body = more.body ?? JSON.stringify({ ref, before, after, repository: slug });
      const headers = {
        'x-hub-signature-256': more.signature ?? signBody(secret, body),
        'x-delivery': id,
        ...more.headers,
      };
      return server.api('POST', new URL(webhookUrl).pathname, { body, headers });
    },
    async waitForBuild(buildId) {
      const read = async () =>
        (await person.api('GET', `/api/v1/repositories/webhook-log/${buildId}`)).body;
      await expect
        .poll(async () => (await read()).finishedAt, { timeout: 25_000, interval: 30 })
        .not.toBeNull();
      return read();
    },
    async readLog(buildId) {
      const log = await person.api('GET', `/api/v1/repositories/webhook-log/${buildId}/download`);
      return log.text;
    },
  };
}
