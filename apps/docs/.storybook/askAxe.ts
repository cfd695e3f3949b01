import type { AxeResults, NodeResult } from 'axe-core';
import type { Answer } from './undecided.ts';

/** The options of an axe run in the current page. */
export interface Question {
  /** The settings of the page: the prefix of every line of the result. */
  setting: string;
  /** The theme to test, if it is not the current one. */
  theme?: string;
  runOnly: { type: 'rule' | 'tag'; values: readonly string[] };
  /** Rules that do not apply. */
  without: readonly string[];
  /** The elements to test, as a selector. */
  within: string;
  /** The elements to exclude, as selectors. */
  except: readonly string[];
  answers: readonly Answer[];
}

interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

/**
 * Runs axe in the page and returns one line per element that violates a rule, and per open result without
 * a decision. Playwright sends the function's source to the page, so it must be self-contained.
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
