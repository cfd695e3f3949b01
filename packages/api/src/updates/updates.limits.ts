/** How long the address in an offer downloads a package that needs a licence, in seconds: two checks. */
export const PACKAGE_ACCESS_SECONDS = 24 * 60 * 60;
