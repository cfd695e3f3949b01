// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { ExplainPage } from './ExplainPage.tsx';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });
const user = userEvent.setup({ delay: null });

/** The identifiers that were explained, and those whose explanation fails. */
const explained: string[] = [];
const failing = new Set<string>();

const flag = { _id: 'f1', flag: 'DARK', percentage: 50, bucket: 1, conditions: [] };

function respond(url: URL): [number, unknown] {
  if (url.pathname.endsWith('/flags')) return [200, []];
  if (!url.pathname.endsWith('/explain')) return [200, { _id: 'p1', name: 'Harbor' }];
  const identifier = url.searchParams.get('identifier') ?? '';
  explained.push(identifier);
  if (failing.has(identifier)) return [403, { code: 'forbidden', message: 'No' }];
  const name = `${identifier} ${explained.length}`;
  return [200, [{ ...flag, name, active: true, reason: 'withinPercentage' }]];
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const [status, body] = respond(new URL(request.url));
    return Response.json(body, { status });
  });
  history.replaceState(null, '', paths.explainFlags('p1'));
  render(<ExplainPage productId="p1" />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  explained.length = 0;
  failing.clear();
});

async function explain(identifier: string) {
  const field = await screen.findByLabelText('Identifier');
  await user.clear(field);
  await user.paste(identifier);
  await user.keyboard('{Enter}');
  return field;
}

test('keeps the focus in the field whose change is explained', async () => {
  const field = await explain('ada');
  expect(await screen.findByText('ada 1')).toBeTruthy();
  expect(location.search).toBe('?identifier=ada');
  expect(document.activeElement).toBe(field);
});

test('explains the same request again', async () => {
  await explain('cy');
  await screen.findByText('cy 1');
  await user.click(screen.getByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('cy 2')).toBeTruthy();
});

test('shows no results of another request below an error', async () => {
  failing.add('bob');
  await explain('dee');
  await screen.findByText('dee 1');
  await explain('bob');
  const results = within(screen.getByRole('table', { name: 'Results' }));
  expect(await results.findByText(/There was an error explaining the result/)).toBeTruthy();
  expect(results.queryByText('dee 1')).toBeNull();
});
