/**
 * Installs Debian packages if possible.
 * @returns why the installation failed; undefined if it succeeded
 */
export function aptInstall(...names: string[]): Promise<string | undefined>;
