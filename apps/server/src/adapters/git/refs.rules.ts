import type { GitRef, GitRefs } from '../../ports/git.ts';

const refLine = /^([0-9a-f]{40}|[0-9a-f]{64})\trefs\/(heads|tags)\/(.+?)(\^\{\})?$/;
const headLine = /^ref: refs\/heads\/(.+)\tHEAD$/;

/** Parses the output of `git ls-remote --symref`. A tag's commit is the one that it names in the end. */
export function parseRefs(output: string): GitRefs {
  const refs = new Map<string, GitRef>();
  let defaultBranch: string | null = null;
  for (const line of output.split('\n')) {
    defaultBranch ??= headLine.exec(line)?.[1] ?? null;
    const [, commit, folder, name] = refLine.exec(line) ?? [];
    if (commit === undefined || name === undefined) continue;
    // The commit of an annotated tag follows the tag itself.
    refs.set(`${folder}/${name}`, { name, kind: folder === 'tags' ? 'tag' : 'branch', commit });
  }
  return { refs: [...refs.values()], defaultBranch };
}
