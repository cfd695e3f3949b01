import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { components } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

/** Styles for running text whose elements have no classes. */
export const prose = componentStyle({ overflowWrap: 'anywhere' }, 'prose');

/** The plain text before it is formatted: line breaks are preserved. */
export const plain = componentStyle({ whiteSpace: 'pre-line' }, 'plain');

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(`${prose} :is(${selector})`, { '@layer': { [components]: rule } });

inside('* + *:is(p, ul, ol, pre, blockquote)', { marginBlockStart: vars.space['8'] });
inside('* + *:is(h2, h3, h4)', { marginBlockStart: vars.space['20'] });
inside('h2', { fontSize: vars.type['18'].size, lineHeight: vars.type['18'].lineHeight });
inside('h3', { fontSize: vars.type['16'].size, lineHeight: vars.type['16'].lineHeight });
inside('strong', { fontWeight: vars.weight.semibold });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('ul, ol', { paddingInlineStart: vars.space['24'] });
inside('li + li', { marginBlockStart: vars.space['4'] });
inside('a', { color: vars.text.link, textUnderlineOffset: '0.2em' });
inside('code', {
  paddingInline: vars.space['4'],
  borderRadius: vars.radius['4'],
  backgroundColor: vars.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
inside('pre', {
  padding: vars.space['12'],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius['6'],
  backgroundColor: vars.surface.sunken,
  whiteSpace: 'pre-wrap',
});
inside('pre code', {
  padding: 0,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  fontSize: 'inherit',
});
inside('blockquote', {
  paddingInlineStart: vars.space['12'],
  borderInlineStart: `2px solid ${vars.border.strong}`,
  color: vars.text.muted,
});
