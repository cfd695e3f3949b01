// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChanged } from './useChanged.ts';

test('reports each change of a value once it has loaded', () => {
  const onChange = vi.fn();
  const { rerender } = renderHook(({ value }) => useChanged(value, onChange), {
    initialProps: { value: undefined as string | null | undefined },
  });
  const calls = (['a', 'a', 'b', 'b', null, 'b', undefined, 'b', 'c'] as const).map((value) => {
    rerender({ value });
    return onChange.mock.calls.length;
  });
  expect(calls).toEqual([0, 0, 1, 1, 2, 3, 3, 3, 4]);
});
