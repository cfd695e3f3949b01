import { capture } from '../bootstrap/child.mjs';

/** Returns a step that runs one command and passes if the command exits with 0. */
export function check(title, command, args) {
  return {
    title,
    async run({ env, cwd }) {
      const { code, output } = await capture(command, args, { env, cwd });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
