import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import { addDeployedProduct } from '../../../test/harness/git/deployedProduct.ts';
import { sharedDeployServer } from '../../../test/harness/git/deployServer.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import type { NewRow } from '../../db/schema.ts';
import { queueBuildWebhooks } from '../webhooks/webhooks.service.ts';
import { createBuildNotices } from './buildNotices.service.ts';

const url = 'https://receiver.example/hook';

let server: TestServer;
let ada: Person;
let product: string;
let subjects: string[];

const notify = createBuildNotices(
  {
    async send(_tx, { email }, { template, content }) {
      const { subject, paragraphs } = template.write(content, (path) => path, null);
      expect(email).toBe(ada.email);
      subjects.push(`${subject}: ${paragraphs[0]}`);
    },
  },
  queueBuildWebhooks,
);

beforeAll(async () => {
  server = await sharedTestServer();
});

beforeEach(async () => {
  subjects = [];
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
  await ada.api('PATCH', `/api/v1/plugins/${product}`, { webhook_urls: [url] });
  await ada.api('PUT', `/api/v1/users/${ada.id}`, {
    slackUrl: 'https://hooks.slack.com/services/T1/B2/abc',
  });
});

/** Adds a finished build and reports it. */
function finish(changes: Partial<NewRow<'builds'>>): Promise<void> {
  return server.database.withAccount({ accountId: ada.id }, async (tx) => {
    const build = await tx
      .insertInto('builds')
      .values({
        id: randomUUID(),
        account_id: ada.id,
        item_id: product,
        source: 'github',
        repository: 'ada/harbor',
        trigger: 'push',
        ref: 'main',
        commit: '4f2a91c0d7b3e5a8c6d9e0f1a2b3c4d5e6f7a8b9',
        message: 'Greet by name',
        author: 'Ada',
        finished_at: new Date(),
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notify(tx, { build });
  });
}

const fail = (reason: string) =>
  finish({ status: 'failed', step: 'check', response_code: 422, response_body: reason });
const succeed = (version: string) =>
  finish({
    ...{ status: 'released', step: 'release', response_code: 201, version },
    response_body: `Released ${version}`,
  });

async function queued(channel: 'webhook' | 'slack') {
  const rows = await server.database.withSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select('d.body')
      .where('d.account_id', '=', ada.id)
      .where('e.channel', '=', channel)
      .orderBy('d.created_at')
      .execute(),
  );
  return rows.map(({ body }) => JSON.parse(body));
}

describe('the owner of a product', () => {
  const failure = (reason: string) =>
    `Hello Harbor could not be released: A build of Hello Harbor failed: ${reason}`;

  test('is notified of a failure once, until a build succeeds or the cause changes', async () => {
    await fail('Version 1.2.0 is not 1.3.0.');
    await fail('Version 1.2.0 is not 1.4.0.');
    expect(subjects).toEqual([failure('Version 1.2.0 is not 1.3.0.')]);
    await fail('The entry "a.php" is a link.');
    await succeed('1.5.0');
    await fail('The entry "a.php" is a link.');
    expect(subjects.slice(1)).toEqual([
      failure('The entry "a.php" is a link.'),
      'Hello Harbor 1.5.0 was released: Version 1.5.0 of Hello Harbor was released from its repository.',
      failure('The entry "a.php" is a link.'),
    ]);
    expect((await queued('slack')).map(({ text }) => text)).toEqual([
      'A build of Hello Harbor failed: Version 1.2.0 is not 1.3.0.',
      'A build of Hello Harbor failed: The entry "a.php" is a link.',
      'A build of Hello Harbor failed: The entry "a.php" is a link.',
    ]);
  });

  test('is not notified of builds of other products with the same failure twice', async () => {
    await fail('No version file.');
    product = await addProduct(ada, 'plugins', uniqueSlug());
    await fail('No version file.');
    expect(subjects).toHaveLength(2);
  });

  test('receives no e-mails after turning them off', async () => {
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { receiveBuildNotifications: false });
    await fail('No version file.');
    await succeed('1.5.0');
    expect(subjects).toEqual([]);
    expect(await queued('slack')).toHaveLength(1);
  });

  test('is not notified of a build with nothing to release', async () => {
    await finish({ status: 'skipped', step: 'version', response_code: 200 });
    expect([subjects, await queued('slack'), await queued('webhook')]).toEqual([[], [], []]);
  });
});

test('build.failed is sent for every failed build', async () => {
  await fail('No version file.');
  await fail('No version file.');
  const bodies = await queued('webhook');
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toEqual({
    event: 'build.failed',
    product: { _id: product, kind: 'plugin', name: 'Hello Harbor', slug: expect.any(String) },
    build: {
      _id: expect.any(String),
      trigger: 'push',
      repository: 'ada/harbor',
      ref: 'main',
      commit: '4f2a91c0d7b3e5a8c6d9e0f1a2b3c4d5e6f7a8b9',
      message: 'Greet by name',
      author: 'Ada',
      step: 'check',
      responseCode: 422,
      responseBody: 'No version file.',
      createdAt: expect.any(String),
      finishedAt: expect.any(String),
    },
  });
});

test('builds of real pushes send e-mails about the failure and the release', async () => {
  const { server: deployed, git, root } = await sharedDeployServer();
  const author = await signUp(deployed);
  const product = await addDeployedProduct(deployed, author, { root, baseUrl: git.url });
  const push = async (version: string, files = {}) => {
    const delivered = await product.deliver(await product.commitVersion(version, files));
    return product.waitForBuild(delivered.body.build);
  };
  const failed = await push('1.0.0', { 'pressdock.version': '1.1.0' });
  const first = await waitForEmail(deployed, author.email, 'buildFailed');
  expect(first.subject).toBe('Hello Harbor could not be released');
  expect(first.text).toContain(failed.responseBody);
  expect(first.text).toContain(failed.commit.slice(0, 7));
  expect(first.link).toBe(`${deployed.url}/dashboard/continuous-integration/builds/${failed._id}`);
  await push('1.0.1', { 'pressdock.version': '1.1.1' });
  await push('1.2.0', { 'pressdock.version': '1.2.0' });
  const released = await waitForEmail(deployed, author.email, 'buildReleased');
  expect(released.subject).toBe('Hello Harbor 1.2.0 was released');
  expect(await listEmails(deployed, author.email, 'buildFailed')).toHaveLength(1);
});
