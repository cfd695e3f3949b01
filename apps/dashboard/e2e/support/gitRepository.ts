import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { createRepository } from '../../../server/test/harness/git/repository.ts';
import { startGitHttpServer } from '../../../server/test/harness/git/smartHttp.ts';

/** A repository with a plugin, on a Git server over HTTP. */
export interface PluginRepository {
  url: string;
  /** Commits a version of the plugin and returns the commit. */
  commitVersion(version: string): Promise<string>;
  /** Stops the Git server. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a Git server with one repository. */
export async function startPluginRepository(slug: string): Promise<PluginRepository> {
  const root = await mkdtemp(join(tmpdir(), 'pressdock-git-'));
  const server = await startGitHttpServer(root);
  const repository = await createRepository(root, `${slug}.git`);
  return {
    url: `${server.url}/${slug}.git`,
    commitVersion: (version) =>
      repository.commit({
        files: {
          'pressdock.version': `${version}\n`,
          [`${slug}.php`]: `<?php\n/*\n * Plugin Name: ${slug}\n * Version: ${version}\n */\n`,
        },
        message: `Release ${version}`,
      }),
    stop: () => server.close(),
    async remove() {
      await server.close().catch(() => undefined);
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A webhook as the dashboard shows it. */
export interface Webhook {
  url: string;
  secret: string;
}

/** Sends the signed request that a Git server sends after a push to `master`. */
export function sendPush(request: APIRequestContext, { url, secret }: Webhook, commit: string) {
  const body = JSON.stringify({
    ref: 'refs/heads/master',
    before: '0'.repeat(40),
    after: commit,
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return request.post(url, {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
      'x-delivery': randomUUID(),
    },
  });
}
