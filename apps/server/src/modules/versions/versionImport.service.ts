import type { ImportPluginVersionsResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { type ReleaseDependencies, removeUpload } from './releases.service.ts';
import type { AddedVersion, NewVersion, PreparedVersion } from './uploadedVersions.ts';
import { findReleaseTime, toVersionResponse } from './versionMapping.rules.ts';
import { requireProduct, type VersionOwner } from './versionOwner.ts';

/** Adds earlier versions of a product. */
export type ImportVersions = ReturnType<typeof createVersionImport>;

/** A value, or the message of an expected error. */
type Outcome<Value> = { value: Value; error?: undefined } | { value?: undefined; error: string };

/** Returns an expected error as its message, so that the other packages are still imported. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    throw error;
  }
}

/** Creates the function. */
export function createVersionImport({ db, objects, uploaded, events }: ReleaseDependencies) {
  /**
   * Adds earlier versions from uploads, with the dates in their readmes. Neither sites nor webhooks are
   * notified, and one event covers all versions. Repeating the request returns the same versions.
   */
  return async function importVersions(
    ctx: RequestContext,
    owner: VersionOwner,
    inputs: readonly NewVersion[],
  ): Promise<ImportPluginVersionsResponse> {
    const product = await db.withAccount(ctx, (tx) =>
      requireProduct(tx, ctx.accountId, owner, { locks: false }),
    );
    const now = new Date();
    const prepared: [NewVersion, Outcome<PreparedVersion>][] = [];
    for (const input of inputs) {
      prepared.push([input, await attempt(() => uploaded.prepare(ctx, product, input))]);
    }
    const outcomes = await db.withAccount(ctx, async (tx) => {
      const { id } = await requireProduct(tx, ctx.accountId, owner, { locks: true });
      const added: Outcome<AddedVersion>[] = [];
      for (const [input, outcome] of prepared) {
        if (outcome.error !== undefined) {
          added.push(outcome);
        } else if (outcome.value.existing) {
          added.push({ value: { version: outcome.value.existing, isNew: false } });
        } else {
          const ready = outcome.value;
          const releasedAt = findReleaseTime(ready.saved.report, now);
          added.push(await attempt(() => uploaded.add(tx, ctx, id, input, ready, releasedAt)));
        }
      }
      const versions = added.flatMap(({ value }) => (value?.isNew ? [value.version] : []));
      if (versions.length > 0) await events.publish(tx, 'versionsImported', { ctx, versions });
      return added;
    });
    events.announce('productChanged', { productId: product.id });
    const results = inputs.map(({ s3Url }, index) => {
      const { value, error = null } = outcomes[index] ?? {};
      const version = value
        ? toVersionResponse(value.version, objects.locate(value.version.object_key))
        : null;
      return { s3Url, version, error };
    });
    for (const [index, input] of inputs.entries()) {
      if (outcomes[index]?.value) await removeUpload(objects, input);
    }
    return { results };
  };
}
