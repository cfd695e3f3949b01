import { capture } from '../bootstrap/child.mjs';

/** A step that is one command: its exit code says whether it passed. */
export function check(title, command, args) {
  return {
    title,
    async run({ env, cwd }) {
      const { code, output } = await capture(command, args, { env, cwd });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
