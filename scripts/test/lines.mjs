import { capture } from '../bootstrap/child.mjs';
import { findTestBrowser } from '../chromium.mjs';

const count = (output, word) => output.split('\n').filter((line) => line.startsWith(word)).length;

/** Returns a step that runs one script, which prints a line beginning with ok or FAIL per check. */
export function lines(title, script) {
  return {
    title,
    async run({ env, cwd }) {
      const ran = await capture('node', [script], {
        env: { ...env, CHROMIUM_PATH: await findTestBrowser() },
        cwd,
      });
      const failed = count(ran.output, 'FAIL ');
      return {
        passed: count(ran.output, 'ok '),
        failed: failed || (ran.code === 0 ? 0 : 1),
        output: ran.output,
      };
    },
  };
}
