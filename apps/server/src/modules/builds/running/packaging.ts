import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { asOwner } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { FetchedCommit } from '../../../ports/git.ts';
import { truncate } from '../../../text/truncate.ts';
import { versionOrder } from '../../../wordpress/versionOrder.ts';
import { readVersionFile } from '../../deployments/status/versionFile.ts';
import { versionFilePath } from '../../deployments/status/versionStatus.rules.ts';
import { LARGEST_PACKAGE, lineMessages, resultMessages } from '../builds.messages.ts';
import * as store from '../builds.store.ts';
import { versionOfTag } from '../receiving/push.rules.ts';
import { listCommits } from './changelog.rules.ts';
import { fail, skip } from './outcome.rules.ts';
import {
  type BuildSource,
  type PipelineDependencies,
  type PipelineRun,
  packagePath,
  required,
  saveStep,
} from './pipelineRun.ts';
import { requirePermission } from './releasePermission.ts';

/** Returns the version to release. */
async function readVersion(
  db: Database,
  { build, log }: PipelineRun,
  fetched: FetchedCommit,
  path: string,
): Promise<string> {
  log.add('version', 'command', lineMessages.readingVersion(versionFilePath({ path })));
  const read = await readVersionFile(fetched, { path });
  if (read.state === 'missing') throw fail(resultMessages.noVersionFile(read.file));
  const { version } = read;
  if (read.state === 'invalid') {
    throw fail(resultMessages.invalidVersion(read.file, truncate(version, 60)));
  }
  const isTag = build.trigger === 'tag' && versionOfTag(build.ref) !== undefined;
  if (isTag && versionOrder(versionOfTag(build.ref) ?? '') !== versionOrder(version)) {
    throw fail(resultMessages.tagDiffers(build.ref, version));
  }
  const latest = await db.withAccount({ accountId: build.account_id }, (tx) =>
    store.findLatestVersion(tx, build.account_id, build.item_id),
  );
  log.add('version', 'info', lineMessages.version(version, latest?.version));
  if (latest && versionOrder(version) <= latest.version_order) {
    throw skip(resultMessages.notHigher(version, latest.version));
  }
  return version;
}

/** Writes the package and returns its size. */
async function writePackage(
  { log }: PipelineRun,
  fetched: FetchedCommit,
  { path, slug, zipFile }: { path: string; slug: string; zipFile: string },
): Promise<number> {
  log.add('package', 'command', lineMessages.packaging(path));
  const packed = await fetched.archive({ path, rootFolder: slug, zipFile });
  if (!packed.ok && packed.failure === 'no_ref') throw fail(resultMessages.noFolder(path));
  const size = required(packed, log, { step: 'package', explain: resultMessages.notPackaged });
  if (size > PACKAGE_LIMITS.packedBytes) {
    throw fail(resultMessages.notPackaged(`It is larger than ${LARGEST_PACKAGE}.`));
  }
  log.add('package', 'info', lineMessages.packaged(size));
  return size;
}

/** Packages and releases a fetched commit. @param previous the commit that was released before */
export async function buildPackage(
  dependencies: PipelineDependencies,
  run: PipelineRun,
  {
    source,
    fetched,
    previous,
  }: { source: BuildSource; fetched: FetchedCommit; previous: string | undefined },
): Promise<void> {
  const { db } = dependencies;
  const { build, log, signal } = run;
  const ctx = asOwner(build.account_id);
  const product = await db.withAccount(ctx, (tx) =>
    store.findProduct(tx, build.account_id, build.item_id),
  );
  if (!product) throw fail(resultMessages.disconnected);
  const version = await readVersion(db, run, fetched, source.path);
  await saveStep(db, run, { step: 'package', version });
  const path = packagePath(dependencies.folder, build);
  const { slug, kind } = product;
  const size = await writePackage(run, fetched, { path: source.path, slug, zipFile: path });
  log.add('check', 'command', lineMessages.checking);
  await saveStep(db, run, { step: 'check' });
  const released = await dependencies.releaseBuilt(
    ctx,
    { kind, productId: build.item_id },
    {
      ...{ path, size, version },
      writeChangelog: async () => listCommits(await fetched.listSubjects(previous)),
      async onChecked(report) {
        signal.throwIfAborted();
        log.add('check', 'info', lineMessages.checked(report.fileCount));
        for (const warning of report.warnings)
          log.add('check', 'info', lineMessages.warning(warning));
        log.add('release', 'command', lineMessages.releasing(report.version));
        await saveStep(db, run, { step: 'release', version: report.version });
      },
      async record(tx, row) {
        signal.throwIfAborted();
        await requirePermission(tx, build);
        const responseBody = resultMessages.released(row.version);
        const end = { status: 'released', responseCode: 201, responseBody } as const;
        await run.finishRelease(tx, { ...end, versionId: row.id });
      },
    },
  );
  log.add('release', 'info', resultMessages.released(released.version));
}
