/** A change that waits for the next release of a package. */
export interface Change {
  /** How much the version number will grow. */
  size: string;
  /** What changed, in Markdown. */
  text: string;
}

/** The changes that these changeset files hold for one package. */
export function pendingOf(name: string, files: readonly string[]): Change[] {
  return files.flatMap((file) => {
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
    const line = head.split('\n').find((one) => one.replaceAll(/['"]/g, '').startsWith(`${name}:`));
    const size = line?.split(':')[1]?.trim();
    return size ? [{ size, text: text.trim() }] : [];
  });
}
