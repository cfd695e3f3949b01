/** How long a download token works, in seconds. WordPress checks for updates twice in this time. */
export const PACKAGE_ACCESS_SECONDS = 24 * 60 * 60;
