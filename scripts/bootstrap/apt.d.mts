/** Installs Debian packages if possible; returns why the installation failed. */
export function aptInstall(...names: string[]): Promise<string | undefined>;
