import { expect, test } from 'vitest';
import { nameStatement } from './statementName.rules.ts';

test.each([
  ['select "id" from "items" where "id" = $1', 'SELECT', 'items'],
  ['  insert into "versions" ("id") values ($1)', 'INSERT', 'versions'],
  ['update "users" set "name" = $1', 'UPDATE', 'users'],
  ['delete from outbox where sealed is null', 'DELETE', 'outbox'],
  ['with due as (select id from jobs) delete from jobs', 'SELECT', 'jobs'],
  ["select set_config('role', $1, true)", 'SELECT', undefined],
  ['', 'STATEMENT', undefined],
])('names %s', (sql, operation, table) => {
  expect(nameStatement(sql)).toEqual({ operation, table });
});
