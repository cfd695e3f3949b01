import { type APIRequestContext, expect } from '@playwright/test';
import { Account } from './accounts.ts';

const person = {
  firstName: 'Ines',
  lastName: 'Ortega',
  email: 'operator@pressdock.example',
  password: 'granite-harbor-lantern',
};

/** Signs in as the operator of the tests' server. */
export async function signInAsOperator(request: APIRequestContext): Promise<Account> {
  const { email, password } = person;
  const session = await request.post('/api/v1/auth', { data: { email, password } });
  expect(session.ok(), await session.text()).toBe(true);
  return new Account(request, person, await session.text());
}

/** Changes settings of an account as the operator, such as its plan. */
export async function updateAccount(
  request: APIRequestContext,
  account: Account,
  settings: object,
): Promise<void> {
  const me = await request.get('/api/v1/users/me/', {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  const { _id: id } = await me.json();
  const { token } = await signInAsOperator(request);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.patch(`/api/v1/admin/accounts/${id}`, { headers, data: settings });
  expect(response.ok(), await response.text()).toBe(true);
}
