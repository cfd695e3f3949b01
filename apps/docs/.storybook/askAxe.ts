import type { AxeResults, NodeResult } from 'axe-core';
import type { Answer } from './undecided.ts';

/** What to ask of the page that is shown. */
export interface Question {
  /** What the page is set to: the prefix of every line of the answer. */
  setting: string;
  /** The theme to ask in, where it is not the one that is shown. */
  theme?: string;
  runOnly: { type: 'rule' | 'tag'; values: readonly string[] };
  /** Rules that do not apply. */
  without: readonly string[];
  /** What to ask about, as a selector. */
  within: string;
  /** What to leave out, as selectors. */
  except: readonly string[];
  answers: readonly Answer[];
}

interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

/**
 * Runs axe in the page: a line for each element that breaks a rule, and for each of which axe does
 * not know and nobody said why. Playwright sends its text into the page, so it stands alone.
 */
export async function askAxe(question: Question): Promise<string[]> {
  const { setting, theme, runOnly, without, within, except, answers } = question;
  const { axe } = window as unknown as { axe: Axe };
  if (theme) document.documentElement.dataset.theme = theme;
  const isAnswered = (
    rule: string,
    { target, failureSummary = '' }: NodeResult,
    isOpen: boolean,
  ) => {
    const element = document.querySelector(String(target.at(-1)));
    return answers.some(
      (one) =>
        one.rule === rule &&
        (isOpen || one.isMistake) &&
        element?.matches(one.selector) &&
        failureSummary.includes(one.says ?? ''),
    );
  };
  const line = (rule: string, { html, failureSummary }: NodeResult) =>
    `${setting}: ${rule}: ${html}\n  ${failureSummary}`;
  const { violations, incomplete } = await axe.run(
    { include: [[within]], exclude: except.map((selector) => [selector]) },
    {
      runOnly,
      rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
      resultTypes: ['violations', 'incomplete'],
    },
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isAnswered(id, node, false)).map((node) => line(id, node)),
    ),
    ...incomplete.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => !isAnswered(id, node, true))
        .map((node) => `undecided ${line(id, node)}`),
    ),
  ];
}
