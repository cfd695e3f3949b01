import * as z from 'zod/mini';
import { Id } from '../contract/primitives.ts';

/** What the dashboard needs to know of the server it came from. */
export const InterfaceResponse = z.object({
  flagProductId: Id,
  pageViewUrl: z.nullable(z.string()),
  /** Where people ask for help: a `mailto:` or web address; null where the operator set none. */
  supportUrl: z.nullable(z.string()),
  version: z.string(),
});

/** @see {@link InterfaceResponse} */
export type InterfaceResponse = z.infer<typeof InterfaceResponse>;
