import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './createToasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('closes a toast after six seconds, or after its timeout', () => {
  const toasts = createToasts();
  toasts.add({ title: 'Asked for' }, { timeout: 9000 });
  toasts.add({ title: 'By itself', tone: 'positive' });
  const timeouts = toasts.visibleToasts.map(({ content, timeout }) => [content.title, timeout]);
  expect(Object.fromEntries(timeouts)).toEqual({ 'By itself': 6000, 'Asked for': 9000 });
});

test('keeps a critical toast until it is closed', () => {
  const toasts = createToasts();
  toasts.add({ title: 'It failed', tone: 'critical' });
  expect(toasts.visibleToasts.at(0)?.timeout).toBeUndefined();
});

test('shows three at a time and queues the others', () => {
  const toasts = createToasts();
  const keys = ['1', '2', '3', '4'].map((title) => toasts.add({ title, tone: 'critical' }));
  expect(toasts.visibleToasts).toHaveLength(3);
  const visible = new Set(toasts.visibleToasts.map(({ key }) => key));
  const waiting = keys.find((key) => !visible.has(key));
  toasts.close([...visible][0] ?? '');
  expect(toasts.visibleToasts.some(({ key }) => key === waiting)).toBe(true);
});
