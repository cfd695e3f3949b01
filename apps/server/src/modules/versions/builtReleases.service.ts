import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Events } from '../../events.ts';
import type { PackageReport } from '../packages/inspection.ts';
import { type PackagesService, requireVersionOfFile } from '../packages/packages.service.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { addVersion } from './addVersion.ts';
import { requireNewVersion } from './uploadedVersions.ts';
import { cleanNotes, hasChangelog } from './versionMapping.rules.ts';
import { requireProduct, type VersionOwner } from './versionOwner.ts';
import type { VersionRow } from './versions.store.ts';

/** A package that this server built. */
export interface BuiltPackage {
  path: string;
  size: number;
  /** Must match the version in the package. */
  version: string;
  /** Returns the changelog as HTML. Called if the readme has none for this version. */
  writeChangelog(): Promise<string>;
  /** Called once the package is valid, before it is stored. */
  onChecked(report: PackageReport): Promise<void>;
  /** Called in the transaction that adds the version. Throws to add none. */
  record(tx: AccountTransaction, version: VersionRow): Promise<void>;
}

/** Releases a version from a package that this server built. */
export type ReleaseBuilt = ReturnType<typeof createBuiltReleases>;

/** Creates the function. */
export function createBuiltReleases({
  db,
  uploads,
  packages,
  sanitize,
  events,
}: {
  db: Database;
  uploads: UploadsService;
  packages: PackagesService;
  sanitize: SanitizeHtml;
  events: Events;
}) {
  /**
   * Releases a version with the checks and quotas of an upload. Throws with the reason if the package is
   * not accepted.
   */
  return async function releaseBuilt(
    ctx: RequestContext,
    owner: VersionOwner,
    built: BuiltPackage,
  ): Promise<VersionRow> {
    const { path, size, version } = built;
    const product = await db.withAccount(ctx, (tx) =>
      requireProduct(tx, ctx.accountId, owner, { locks: false }),
    );
    const requireQuota = (tx: AccountTransaction) =>
      uploads.requireQuota(tx, ctx, { storedBytes: size, openTickets: 0 });
    const accept = async (report: PackageReport) => {
      requireVersionOfFile(report, version);
      await built.onChecked(report);
      await uploads.requireSpace(size);
      await db.withAccount(ctx, async (tx) => {
        await requireQuota(tx);
        await requireNewVersion(tx, ctx.accountId, product.id, report.version);
      });
    };
    const { kind, slug } = product;
    const saved = await packages.saveFile(ctx, product.id, { path, size }, { kind, slug, accept });
    const changelog = hasChangelog(saved.report) ? undefined : await built.writeChangelog();
    const cleaned = await cleanNotes({ changelog }, sanitize);
    const notes = cleaned.ok ? cleaned.notes : {};
    const added = await db.withAccount(ctx, async (tx) => {
      await requireQuota(tx);
      await requireProduct(tx, ctx.accountId, owner, { locks: true });
      await requireNewVersion(tx, ctx.accountId, product.id, saved.report.version);
      await packages.requireSaved(saved);
      const parts = { ctx, productId: product.id, saved, notes, ticketId: null };
      const row = await addVersion(tx, parts);
      await built.record(tx, row);
      await events.publish(tx, 'releasePublished', { ctx, version: row });
      return row;
    });
    events.announce('productChanged', { productId: product.id });
    return added;
  };
}
