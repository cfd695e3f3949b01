/**
 * What one import may weigh in an app: `code` is the import, `budget` kilobytes gzipped over React.
 * There is little room on purpose: who needs more explains it in the change that raises a number.
 * @typedef {{ name: string, code: string, budget: number }} Budget
 */
const named = (name) => ({ name: `{ ${name} }`, code: `{ ${name} } from '@pressdock/ui'` });

const entry = (path) => ({ name: path, code: `* as kept from '@pressdock/ui/${path}'` });

/** @type {Budget[]} */
export const budgets = [
  { ...named('Button'), budget: 13 },
  { ...named('TextField'), budget: 11.8 },
  { ...named('Select'), budget: 49.5 },
  { ...named('Dialog'), budget: 19.2 },
  { ...named('Table'), budget: 1 },
  { name: 'everything', code: "* as kept from '@pressdock/ui'", budget: 159 },
  { ...entry('rich-text'), budget: 13 },
  { ...entry('rich-text-editor'), budget: 17.3 },
];

/** What the one style sheet may weigh, in kilobytes gzipped. */
export const styleBudget = 13;
