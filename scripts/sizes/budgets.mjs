/**
 * The maximum size of one import in an app: `code` is the import, `budget` its gzipped kilobytes
 * without React. The budgets are tight on purpose: raise one only in a change that explains why.
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

/** The same for the client of feature flags, which is part of other people's pages. */
export const flagsBudgets = [
  { name: 'createFlags', code: "{ createFlags } from '@pressdock/api/flags'", budget: 2 },
  {
    name: 'createUseFlag',
    code: "{ createUseFlag } from '@pressdock/api/flags/react'",
    budget: 0.3,
  },
];

/** The maximum size of the complete style sheet in gzipped kilobytes. */
export const styleBudget = 13;

/** The maximum size of the bench's page without React, before and after its first paint, in gzipped kilobytes. */
export const pageBudgets = { bytes: 70.5, laterBytes: 5 };
