import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  type CommittedFile,
  createRepository,
  type TestRepository,
} from '../../../server/test/harness/git/repository.ts';
import {
  type GitHttpServer,
  startGitHttpServer,
} from '../../../server/test/harness/git/smartHttp.ts';
import type { Account } from './accounts.ts';
import { test as base } from './fixtures.ts';
import { sendPush, type Webhook } from './gitRepository.ts';

/** A Git server and the folder of its repositories. */
export interface GitServer extends GitHttpServer {
  root: string;
}

/** The base of tests with a Git server, which the tests of a worker share. */
export const test = base.extend<object, { git: GitServer }>({
  git: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'pressdock-git-'));
      const server = await startGitHttpServer(root);
      await use(Object.assign(server, { root }));
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** A plugin that is deployed from a repository on the Git server. */
export class DeployedPlugin {
  readonly #request: APIRequestContext;
  readonly #account: Account;
  readonly #webhook: Webhook;
  readonly #repository: TestRepository;
  readonly id: string;
  readonly slug: string;

  private constructor(
    [request, account]: [APIRequestContext, Account],
    { id, slug }: { id: string; slug: string },
    repository: TestRepository,
    webhook: Webhook,
  ) {
    this.#request = request;
    this.#account = account;
    this.#repository = repository;
    this.#webhook = webhook;
    this.id = id;
    this.slug = slug;
  }

  /** Adds a plugin and connects it with a new repository. */
  static async add(
    request: APIRequestContext,
    account: Account,
    git: GitServer,
    { name, slug }: { name: string; slug: string },
  ): Promise<DeployedPlugin> {
    const headers = { Authorization: `Bearer ${account.token}` };
    const post = async (path: string, data: object) => {
      const response = await request.post(path, { headers, data });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return response.json();
    };
    const folder = `${randomUUID()}/${slug}.git`;
    const repository = await createRepository(git.root, folder);
    const id = await account.addProduct('plugin', { name, slug });
    const { _id } = await post('/api/v1/repositories', { url: `${git.url}/${folder}` });
    const connected = await post(`/api/v1/repositories/deploy-key-webhook/${id}/${_id}`, {});
    const webhook = { url: connected.webhookUrl, secret: connected.webhookSecret };
    return new DeployedPlugin([request, account], { id, slug }, repository, webhook);
  }

  /** Commits a version of the plugin. */
  commit(
    version: string,
    { message = `Release ${version}`, files = {} }: CommitOptions = {},
  ): Promise<string> {
    return this.#repository.commit({
      message,
      files: {
        'pressdock.version': `${version}\n`,
        [`${this.slug}.php`]: `<?php\n/*\nPlugin Name: Tide\nVersion: ${version}\n*/\n`,
        ...files,
      },
    });
  }

  /** Commits a version, delivers the push, and returns the id of the build once it has ended. */
  async release(version: string, options?: CommitOptions): Promise<string> {
    const after = await this.commit(version, options);
    const delivered = await sendPush(this.#request, this.#webhook, after);
    expect(delivered.status(), await delivered.text()).toBe(202);
    const { build } = await delivered.json();
    await expect
      .poll(async () => (await this.#readBuild(build)).finishedAt, { intervals: [50] })
      .not.toBeNull();
    return build;
  }

  async #readBuild(id: string): Promise<{ finishedAt: string | null }> {
    const headers = { Authorization: `Bearer ${this.#account.token}` };
    const path = `/api/v1/repositories/webhook-log/${id}`;
    return (await this.#request.get(path, { headers })).json();
  }
}

interface CommitOptions {
  message?: string;
  files?: Readonly<Record<string, CommittedFile | null>>;
}
