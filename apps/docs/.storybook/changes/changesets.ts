/** A change that is part of a package's next release. */
export interface Change {
  /** The part of the version number that will increase. */
  size: string;
  /** The description of the change, in Markdown. */
  text: string;
}

/** Returns the changes of these changeset files for one package. */
export function pendingOf(name: string, files: readonly string[]): Change[] {
  return files.flatMap((file) => {
    const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
    const line = head.split('\n').find((one) => one.replaceAll(/['"]/g, '').startsWith(`${name}:`));
    const size = line?.split(':')[1]?.trim();
    return size ? [{ size, text: text.trim() }] : [];
  });
}
