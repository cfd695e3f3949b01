import { type PluginVersionResponse, versionValidation } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import { addVersion, type OnRelease } from './addVersion.ts';
import type { PackageKeeper } from './packageKeeper.ts';
import { toVersionResponse } from './versionMapping.rules.ts';
import type { VersionsOf } from './versions.service.ts';
import * as store from './versions.store.ts';

/** Copies versions from one product of an account to another. */
export type VersionCopies = ReturnType<typeof createVersionCopies>;

/** Make what copies versions. @param onChange hears of each product whose versions changed */
export function createVersionCopies({
  db,
  objects,
  keeper,
  onChange,
  onRelease,
}: {
  db: Database;
  objects: ObjectStore;
  keeper: PackageKeeper;
  onChange: (itemId: string) => void;
  onRelease: OnRelease;
}) {
  const lookUp = async (
    tx: AccountTransaction,
    ctx: RequestContext,
    of: VersionsOf,
    sourceId: string,
    isForUse: boolean,
  ) => {
    const item = await store.findItem(tx, ctx.accountId, of.kind, parseId(of.itemId), isForUse);
    const source = item && (await store.findSource(tx, ctx.accountId, of.kind, parseId(sourceId)));
    if (!source) throw notFound();
    const present = await store.findNumber(tx, ctx.accountId, item.id, source.version);
    if (!present) return { item, source };
    const isSame = source.item_id !== item.id && present.sha256 === source.sha256;
    if (isSame) return { item, source, made: present };
    throw conflict(versionValidation.exists, { version: versionValidation.exists });
  };

  return {
    /**
     * Copy a version, package and notes. The package must fit this product as an uploaded one must.
     * Asking again for the same copy answers the same version.
     */
    async copy(
      ctx: RequestContext,
      of: VersionsOf,
      sourceId: string,
    ): Promise<PluginVersionResponse> {
      const answer = (row: store.VersionRow) =>
        toVersionResponse(row, objects.locate(row.object_key));
      const before = await db.withAccount(ctx, (tx) => lookUp(tx, ctx, of, sourceId, false));
      if (before.made) return answer(before.made);
      const { item, source } = before;
      const { version } = source;
      const number = parseVersionNumber(version);
      if (!number) throw new Error('A version is stored under something that is no number.');
      const kept = await keeper.keep(ctx, item.id, source, {
        kind: of.kind,
        slug: item.slug,
        version,
      });
      const row = await db.withAccount(ctx, async (tx) => {
        const { source, made } = await lookUp(tx, ctx, of, sourceId, true);
        if (made) return made;
        await keeper.confirm(kept);
        const { requires, tested, upgrade_notice, changelog } = source;
        const notes = { requires, tested, upgrade_notice, changelog };
        const parts = { itemId: item.id, number, kept, notes, ticketId: null };
        return addVersion(tx, { ctx, ...parts, onRelease });
      });
      onChange(item.id);
      return answer(row);
    },
  };
}
