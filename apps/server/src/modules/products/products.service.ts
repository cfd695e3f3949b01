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
import { requirePermissionToAdd } from '../../permissions/permissions.service.ts';
import type { JudgeAddress } from '../../ports/safeFetch.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import type { ReleasesService } from '../versions/releases.service.ts';
import { type DeployedFields, splitDeployed } from './deployedFields.rules.ts';
import { cleanHtml, defaultBranch, type ProductFields } from './fields.rules.ts';
import { toColumns, toProductResponse } from './product.mapping.ts';
import * as store from './products.store.ts';
import { checkSelling, cleanUrls, type SoldProduct } from './selling.rules.ts';

/** The dependencies of the service. */
export interface ProductsDependencies {
  database: Database;
  events: Events;
  judgeAddress: JudgeAddress;
  sanitize: SanitizeHtml;
  releases: Pick<ReleasesService, 'prepareFirst'>;
}

/** Changed fields of a product, with the revision that the change is based on. */
export type ProductPatch = Partial<ProductFields> & { revision?: number | undefined };

/** All fields of a new or replaced product. */
export type WholeProduct = Pick<ProductFields, 'name' | 'slug' | 'description'> & ProductPatch;

/** Lists, creates, reads, changes and deletes the products of one kind. */
export type ProductsService = ReturnType<typeof createProductsService>;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function isSlugTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'items_slug_unique';
}

/** Reports the slug of another product as an error of the field. */
async function withSlugConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isSlugTaken(error)) throw error;
    throw conflict(productValidation.slugTaken, { slug: productValidation.slugTaken });
  }
}

async function cleanFields(
  fields: Partial<ProductFields>,
  sanitize: SanitizeHtml,
): Promise<Partial<ProductFields>> {
  const clean = await cleanHtml(fields, sanitize);
  if (!clean.ok) throw invalidFields(clean.faults);
  const { webhook_urls } = fields;
  return { ...clean.fields, ...(webhook_urls && { webhook_urls: cleanUrls(webhook_urls) }) };
}

/** Returns the fields that the owner may change while the product is connected with a repository. */
function requireOwn(
  fields: Partial<ProductFields>,
  connected: DeployedFields,
): Partial<ProductFields> {
  const { own, faults } = splitDeployed(fields, connected);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return own;
}

function requireSellable(product: SoldProduct, judgeAddress: JudgeAddress): void {
  const faults = checkSelling(product, judgeAddress);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

function invalidFields(faults: Record<string, string>): Refusal {
  return invalid(Object.values(faults)[0] ?? '', faults);
}

const keyOf = (ctx: RequestContext, kind: ProductKind, id: string): store.ProductKey => ({
  accountId: ctx.accountId,
  kind,
  id: parseId(id),
});

const withBranch = (kind: ProductKind, fields: { repository: string; branch: string }) =>
  kind === 'theme' ? defaultBranch(fields) : fields.branch;

/** Creates the operation that changes fields of a product. */
function createChange(
  kind: ProductKind,
  { database, events, judgeAddress, sanitize }: ProductsDependencies,
) {
  return async (
    ctx: RequestContext,
    id: string,
    { revision, ...input }: ProductPatch,
  ): Promise<{ _id: string }> => {
    const key = keyOf(ctx, kind, id);
    const cleaned = await cleanFields(input, sanitize);
    await withSlugConflict(
      database.withAccount(ctx, async (tx) => {
        const before = await store.lockProduct(tx, key);
        if (!before) throw notFound();
        if (revision !== undefined && revision !== before.revision) throw stale();
        const fields = (await store.isDeployed(tx, key)) ? requireOwn(cleaned, before) : cleaned;
        requireSellable({ ...before, ...fields }, judgeAddress);
        const branch = withBranch(kind, { ...before, ...fields });
        await store.updateProduct(tx, key, {
          ...toColumns({ ...fields, branch }),
          revision: before.revision + 1,
          updated_at: new Date(),
        });
        if (fields.webhook_urls) {
          await events.publish(tx, 'webhookUrlsChanged', { accountId: ctx.accountId });
        }
      }),
    );
    events.announce('productChanged', { productId: key.id });
    return { _id: key.id };
  };
}

/**
 * Creates the service for one kind of product.
 * @param blank the values of optional fields that a complete product omits
 */
export function createProductsService(
  kind: ProductKind,
  blank: Partial<ProductFields>,
  dependencies: ProductsDependencies,
) {
  const { database, events, judgeAddress, sanitize, releases } = dependencies;
  const change = createChange(kind, dependencies);

  return {
    async list(ctx: RequestContext): Promise<(PluginSummaryResponse & ThemeSummaryResponse)[]> {
      const rows = await database.withAccount(ctx, (tx) =>
        store.listProducts(tx, ctx.accountId, kind),
      );
      return rows.map(toProductResponse).sort((one, other) => byName.compare(one.name, other.name));
    },

    async read(ctx: RequestContext, id: string): Promise<PluginResponse & ThemeResponse> {
      const key = keyOf(ctx, kind, id);
      const row = await database.withAccount(ctx, (tx) => store.findProduct(tx, key));
      if (!row) throw notFound();
      return toProductResponse(row);
    },

    /** Adds a product, and its first version if the request names an upload. */
    async create(
      ctx: RequestContext,
      { revision: _, s3Url, ...input }: WholeProduct & { s3Url?: string | undefined },
    ): Promise<{ _id: string }> {
      const { name, slug, description } = input;
      const cleaned = await cleanFields(input, sanitize);
      const fields = { ...blank, name, slug, description, ...cleaned };
      requireSellable({ webhook_urls: [], ...fields }, judgeAddress);
      const branch = withBranch(kind, { repository: '', branch: '', ...fields });
      const id = randomUUID();
      const first = s3Url
        ? await releases.prepareFirst(ctx, { id, kind, slug }, { s3Url })
        : undefined;
      await withSlugConflict(
        database.withAccount(ctx, async (tx) => {
          await requirePermissionToAdd(tx, ctx.accountId, 'pluginOrTheme');
          await store.insertProduct(tx, {
            ...toColumns({ ...fields, branch }),
            id,
            account_id: ctx.accountId,
            kind,
          });
          await events.publish(tx, 'webhookUrlsChanged', { accountId: ctx.accountId });
          await first?.add(tx);
        }),
      );
      await first?.finish();
      return { _id: id };
    },

    replace: (ctx: RequestContext, id: string, whole: WholeProduct) =>
      change(ctx, id, { ...blank, ...whole }),

    update: change,

    async remove(ctx: RequestContext, id: string): Promise<void> {
      const key = keyOf(ctx, kind, id);
      const remove = () =>
        database.withAccount(ctx, async (tx) => {
          const { accountId, id: productId } = key;
          await events.publish(tx, 'productDeleting', { accountId, productId });
          return store.deleteProduct(tx, key);
        });
      // Large products are deleted in several transactions.
      let isDeleted = await remove();
      while (isDeleted === false) isDeleted = await remove();
      if (!isDeleted) throw notFound();
      events.announce('productChanged', { productId: key.id });
    },
  };
}
