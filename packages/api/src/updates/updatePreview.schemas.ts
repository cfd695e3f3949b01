import * as z from 'zod/mini';

/** The site to preview the update for. Omitted facts are unknown, as they are for many sites. */
export const ExplainOfferQuery = z.object({
  installed_version: z.optional(z.string().check(z.maxLength(100))),
  php: z.optional(z.string().check(z.maxLength(100))),
  wordpress: z.optional(z.string().check(z.maxLength(100))),
  license: z.optional(z.string().check(z.maxLength(200))),
  domain: z.optional(z.string().check(z.maxLength(255))),
});

/**
 * The version that a site would be offered. `access` is the decision on whether it may receive updates at
 * all; `versions` explains each version to the owner, newest first.
 */
export const ExplainOfferResponse = z.object({
  access: z.object({
    verdict: z.enum(['open', 'granted', 'grace', 'refused']),
    message: z.string(),
  }),
  offered: z.nullable(z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      verdict: z.enum([
        'offered',
        'older',
        'not_newer',
        'not_offered',
        'php_too_old',
        'wordpress_too_old',
        'license_limit',
      ]),
      message: z.string(),
    }),
  ),
});

/** @see {@link ExplainOfferResponse} */
export type ExplainOfferResponse = z.infer<typeof ExplainOfferResponse>;
