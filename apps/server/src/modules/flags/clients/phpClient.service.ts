import { readFile } from 'node:fs/promises';
import type { FlagClientResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { FlagProductsService } from '../products/flagProducts.service.ts';
import { type PhpClientFacts, writePhpClient } from './phpClient.rules.ts';

/** Returns the PHP client of one of the account's products. */
export type ReadPhpClient = (ctx: RequestContext, id: string) => Promise<FlagClientResponse>;

const PARTS = ['flags', 'server'] as const;

/** Returns a PHP client. */
export async function createPhpClient(facts: PhpClientFacts): Promise<FlagClientResponse> {
  const parts = PARTS.map((part) =>
    readFile(new URL(`./php/${part}.php`, import.meta.url), 'utf8'),
  );
  return writePhpClient(facts, await Promise.all(parts));
}

/** Creates the function. @param publicUrl this server's URL for sites, without a trailing slash */
export function createPhpClientReader(
  products: Pick<FlagProductsService, 'read'>,
  publicUrl: string,
): ReadPhpClient {
  return async (ctx, id) => {
    const { _id, name } = await products.read(ctx, id);
    return createPhpClient({ id: _id, name, publicUrl });
  };
}
