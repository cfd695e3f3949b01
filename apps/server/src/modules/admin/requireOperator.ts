import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';

/** Throws "not found" for everyone but an operator in their own account. */
export function requireOperator(ctx: RequestContext): void {
  if (ctx.actor !== 'operator') throw notFound();
}
