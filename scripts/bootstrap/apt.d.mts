/** Installs Debian packages if possible and returns why it failed; undefined if it succeeded. */
export function aptInstall(...names: string[]): Promise<string | undefined>;
