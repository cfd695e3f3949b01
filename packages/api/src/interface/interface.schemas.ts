import * as z from 'zod/mini';
import { REGISTRATION_MODES } from '../accounts/accounts.limits.ts';
import { Id } from '../contract/primitives.schemas.ts';

/** Facts about this server that the dashboard needs. */
export const InterfaceResponse = z.object({
  flagProductId: Id,
  /** Who can create an account. */
  registration: z.enum(REGISTRATION_MODES),
  /** The URL at which sites reach this server, without a trailing slash. */
  publicUrl: z.string(),
  pageViewUrl: z.nullable(z.string()),
  /** The `mailto:` or web URL of the operator's support; null if none is configured. */
  supportUrl: z.nullable(z.string()),
  version: z.string(),
});

/** @see {@link InterfaceResponse} */
export type InterfaceResponse = z.infer<typeof InterfaceResponse>;
