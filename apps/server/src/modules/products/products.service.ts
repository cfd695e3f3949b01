import { randomUUID } from 'node:crypto';
import {
  type PluginResponse,
  type PluginSummaryResponse,
  type ProductKind,
  productValidation,
  type ThemeResponse,
  type ThemeSummaryResponse,
} from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { conflict, invalid, notFound, type Refusal, stale } from '../../errors.ts';
import type { Events } from '../../events.ts';
import { parseId } from '../../identity/ids.ts';
import type { JudgeAddress } from '../../ports/safeFetch.ts';
import { requireRightToAdd } from '../permissions/permissions.service.ts';
import { cleanHtml, defaultBranch, type ProductFields } from './fields.rules.ts';
import { toColumns, toProductResponse } from './product.mapping.ts';
import * as store from './products.store.ts';
import { checkSelling, cleanAddresses, type SoldProduct } from './selling.rules.ts';

/** What the verbs about products need. */
export interface ProductsDependencies {
  database: Database;
  /** Forgets a package's bytes, after its product is gone. */
  removePackage: (key: string) => Promise<void>;
  events: Events;
  judgeAddress: JudgeAddress;
}

/** A change to a product, with the revision it was made from. */
export type ProductPatch = Partial<ProductFields> & { revision?: number | undefined };

/** A new product, or all of one. */
export type WholeProduct = Pick<ProductFields, 'name' | 'slug' | 'description'> & ProductPatch;

/** The verbs about the products of one kind. */
export type ProductsService = ReturnType<typeof createProductsService>;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function isSlugTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'items_slug_unique';
}

/** Answers a slug that another product has in the words of the field. */
async function refusingTakenSlug<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isSlugTaken(error)) throw error;
    throw conflict(productValidation.slugTaken, { slug: productValidation.slugTaken });
  }
}

function cleaned(fields: Partial<ProductFields>): Partial<ProductFields> {
  const clean = cleanHtml(fields);
  if (!clean.ok) throw refused(clean.faults);
  const { webhook_urls } = fields;
  return { ...clean.fields, ...(webhook_urls && { webhook_urls: cleanAddresses(webhook_urls) }) };
}

function refuseUnsellable(product: SoldProduct, judgeAddress: JudgeAddress): void {
  const faults = checkSelling(product, judgeAddress);
  if (Object.keys(faults).length > 0) throw refused(faults);
}

function refused(faults: Record<string, string>): Refusal {
  return invalid(Object.values(faults)[0] ?? '', faults);
}

/**
 * Makes the verbs about plugins or about themes.
 *
 * @param blank what the kind's optional fields are when a save as a whole leaves them out
 */
export function createProductsService(
  kind: ProductKind,
  blank: Partial<ProductFields>,
  { database, removePackage, events, judgeAddress }: ProductsDependencies,
) {
  const known = (ctx: RequestContext, id: string): store.ProductKey => ({
    accountId: ctx.accountId,
    kind,
    id: parseId(id),
  });

  const withBranch = (fields: { repository: string; branch: string }) =>
    kind === 'theme' ? defaultBranch(fields) : fields.branch;

  async function change(
    ctx: RequestContext,
    id: string,
    { revision, ...given }: ProductPatch,
  ): Promise<{ _id: string }> {
    const key = known(ctx, id);
    const fields = cleaned(given);
    await refusingTakenSlug(
      database.withAccount(ctx, async (tx) => {
        const before = await store.lockProduct(tx, key);
        if (!before) throw notFound();
        if (revision !== undefined && revision !== before.revision) throw stale();
        refuseUnsellable({ ...before, ...fields }, judgeAddress);
        const branch = withBranch({ ...before, ...fields });
        await store.updateProduct(tx, key, {
          ...toColumns({ ...fields, branch }),
          revision: before.revision + 1,
          updated_at: new Date(),
        });
      }),
    );
    events.announce('productChanged', { productId: key.id });
    return { _id: key.id };
  }

  return {
    async list(ctx: RequestContext): Promise<(PluginSummaryResponse & ThemeSummaryResponse)[]> {
      const rows = await database.withAccount(ctx, (tx) =>
        store.listProducts(tx, ctx.accountId, kind),
      );
      return rows.map(toProductResponse).sort((one, other) => byName.compare(one.name, other.name));
    },

    async read(ctx: RequestContext, id: string): Promise<PluginResponse & ThemeResponse> {
      const key = known(ctx, id);
      const row = await database.withAccount(ctx, (tx) => store.findProduct(tx, key));
      if (!row) throw notFound();
      return toProductResponse(row);
    },

    async create(
      ctx: RequestContext,
      { revision: _, ...given }: WholeProduct,
    ): Promise<{ _id: string }> {
      const { name, slug, description } = given;
      const fields = { ...blank, name, slug, description, ...cleaned(given) };
      refuseUnsellable({ webhook_urls: [], ...fields }, judgeAddress);
      const branch = withBranch({ repository: '', branch: '', ...fields });
      const id = randomUUID();
      await refusingTakenSlug(
        database.withAccount(ctx, async (tx) => {
          await requireRightToAdd(tx, ctx.accountId, 'pluginOrTheme');
          await store.insertProduct(tx, {
            ...toColumns({ ...fields, branch }),
            id,
            account_id: ctx.accountId,
            kind,
          });
        }),
      );
      return { _id: id };
    },

    replace: (ctx: RequestContext, id: string, whole: WholeProduct) =>
      change(ctx, id, { ...blank, ...whole }),

    update: change,

    async remove(ctx: RequestContext, id: string): Promise<void> {
      const key = known(ctx, id);
      const remove = () => database.withAccount(ctx, (tx) => store.deleteProduct(tx, key));
      let done = await remove();
      while (done?.isGone === false) done = await remove();
      if (!done) throw notFound();
      events.announce('productChanged', { productId: key.id });
      for (const objectKey of done.packages) await removePackage(objectKey);
    },
  };
}
