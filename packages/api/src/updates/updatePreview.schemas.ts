import * as z from 'zod/mini';

/** A site to explain the offer for; what is left out is unknown, as it is for many sites. */
export const ExplainOfferQuery = z.object({
  installed_version: z.optional(z.string().check(z.maxLength(100))),
  php: z.optional(z.string().check(z.maxLength(100))),
  wordpress: z.optional(z.string().check(z.maxLength(100))),
  license: z.optional(z.string().check(z.maxLength(200))),
  domain: z.optional(z.string().check(z.maxLength(255))),
});

/**
 * What a site would be offered and why. `access` says whether the site may have updates at all;
 * `versions` gives the verdict on each version, newest first, in a sentence for the owner.
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
