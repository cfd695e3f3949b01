import { globalFontFace, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { focusRing } from './focusRing.ts';
import { reset } from './layers.css.ts';

// Arial with Inter's metrics, so that the layout does not shift when Inter loads.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
});

const base = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
base('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.surface.page,
  scrollbarColor: `${vars.border.strong} transparent`,
});
base('body', {
  minBlockSize: '100dvb',
  backgroundColor: vars.surface.page,
  color: vars.text.default,
  fontFamily: vars.font.body,
  fontSize: vars.type['14'].size,
  lineHeight: vars.type['14'].lineHeight,
  // Inherited, so that a part that must shrink can set `anywhere` for everything in it.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
});
base('ul, ol', { padding: 0, listStyle: 'none' });
base('dd, figure, fieldset', { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
base('img, svg, video', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('table', { borderCollapse: 'collapse', borderSpacing: 0 });
base('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '0.9286em' });
base('a', { color: 'inherit' });
base('::placeholder', { color: vars.text.subtle, opacity: 1 });
base('::selection', { backgroundColor: vars.accent.soft, color: vars.text.default });
base(':focus-visible', focusRing);
base('[hidden]:not([hidden="until-found"])', { display: 'none' });
