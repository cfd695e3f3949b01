// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFlags } from './flags.ts';
import { createUseFlag, type UseFlag } from './react.ts';

/** Flags whose responses are set by the test. */
function createSite(defaults: Record<string, boolean> = {}) {
  const state = { flags: { A: false } as Record<string, boolean> };
  const send = async () => {
    const list = Object.entries(state.flags).map(([flag, active]) => ({ flag, active }));
    return new Response(JSON.stringify(list), { headers: { etag: JSON.stringify(list) } });
  };
  const flags = createFlags({
    baseUrl: 'https://dock.example',
    productId: 'p',
    defaults,
    refreshSeconds: 0,
    fetch: send,
  });
  return { flags, state, useFlag: createUseFlag(flags, useSyncExternalStore) };
}

function Page({ useFlag }: { useFlag: UseFlag }) {
  return `${useFlag('A')} ${useFlag('B')} ${useFlag('C', true)}`;
}

test('renders again when the flag changes', async () => {
  const { flags, state, useFlag } = createSite({ A: true });
  const { result } = renderHook(() => useFlag('A'));
  expect(result.current).toBe(true);
  await act(() => flags.ready);
  expect(result.current).toBe(false);
  state.flags = { A: true };
  await act(() => flags.refresh());
  expect(result.current).toBe(true);
});

test('starts with the defaults on a server', async () => {
  const { flags, state, useFlag } = createSite({ B: true });
  state.flags = { A: true };
  await flags.refresh();
  expect(renderToString(createElement(Page, { useFlag }))).toBe('false true true');
});
