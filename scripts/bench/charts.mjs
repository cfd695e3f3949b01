import { downloadsLineLayout } from '../../packages/charts/src/downloadsLine/downloadsLineLayout.ts';
import { median, rounded } from './rounded.mjs';

const size = { width: 1200, height: 300, margin: { top: 12, right: 24, bottom: 28, left: 48 } };
const data = Array.from({ length: 10_000 }, (_, index) => ({
  label: `day ${index}`,
  count: index % 97 === 0 ? null : Math.round(500 + 400 * Math.sin(index / 30)),
}));

function time(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** How long the layout of ten thousand points takes, beside merely copying them. */
export async function charts() {
  const layouts = Array.from({ length: 60 }, () => time(() => downloadsLineLayout(data, size)));
  const copies = Array.from({ length: 60 }, () => time(() => structuredClone(data)));
  return [
    {
      id: 'line-layout',
      value: rounded(median(layouts.slice(20)), 2),
      unit: 'ms',
      goal: 16,
      better: 'lower',
      beside: { 'copying the data': rounded(median(copies.slice(20)), 2) },
    },
  ];
}
