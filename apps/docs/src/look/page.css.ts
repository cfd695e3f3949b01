import { below, vars } from '@pressdock/ui/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { size } from './sizes.ts';

/** Styles Markdown content, but not what the kit or a story renders. */
const prose = (elements: string, rule: StyleRule) =>
  globalStyle(
    `.sbdocs.sbdocs-content :is(${elements}):where(:not(.sb-unstyled, .sb-unstyled *))`,
    rule as Parameters<typeof globalStyle>[1],
  );

const text = (step: keyof typeof vars.type) => ({
  fontSize: vars.type[step].size,
  lineHeight: vars.type[step].lineHeight,
});

globalStyle('.sbdocs.sbdocs-wrapper', {
  backgroundColor: vars.surface.page,
  color: vars.text.default,
  padding: `${vars.space['48']} ${vars.space['40']} ${vars.space['64']}`,
  '@media': { [below('narrow')]: { padding: `${vars.space['24']} ${vars.space['16']}` } },
});

globalStyle('.sbdocs.sbdocs-content', {
  maxInlineSize: size.page,
  minInlineSize: 0,
  fontFamily: vars.font.body,
});

prose('*', { fontFamily: vars.font.body });
prose('h1, h2, h3, h4', {
  border: 0,
  padding: 0,
  color: vars.text.default,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
});
prose('h1', { ...text(28), margin: 0 });
prose('h2', { ...text(22), margin: `${vars.space['48']} 0 ${vars.space['12']}` });
prose('h3', { ...text(16), margin: `${vars.space['32']} 0 ${vars.space['8']}` });
prose('p, li, td, th, dt, dd', { ...text(16), color: vars.text.default });
prose('p', { margin: `${vars.space['12']} 0`, maxInlineSize: '68ch' });
prose('h1 + p', { ...text(18), color: vars.text.muted, marginBlockEnd: vars.space['24'] });
prose('ul, ol', { margin: `${vars.space['12']} 0`, paddingInlineStart: vars.space['24'] });
prose('ol', { listStyle: 'decimal' });
prose('ul', { listStyle: 'disc' });
prose('li', { margin: `${vars.space['4']} 0`, maxInlineSize: '68ch' });
prose('li::marker', { color: vars.text.subtle });
prose('a', { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
prose('strong', { fontWeight: vars.weight.semibold });
prose('hr', { border: 0, borderBlockStart: `1px solid ${vars.border.subtle}` });
prose(':not(pre) > code', {
  margin: 0,
  padding: '0.1em 0.35em',
  border: 0,
  borderRadius: vars.radius['4'],
  backgroundColor: vars.surface.hover,
  color: vars.text.default,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  lineHeight: 1,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
prose('table', { display: 'block', overflowX: 'auto', border: 0, margin: `${vars.space['16']} 0` });
prose('tr, tr:nth-of-type(2n)', { border: 0, backgroundColor: 'transparent' });
prose('th, td', {
  padding: `${vars.space['8']} ${vars.space['24']} ${vars.space['8']} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
prose('th', { ...text(13), color: vars.text.muted, fontWeight: vars.weight.medium });

globalStyle('.sbdocs.sbdocs-preview', {
  margin: `${vars.space['16']} 0 0`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius['10'],
  backgroundColor: vars.surface.page,
  boxShadow: 'none',
});
globalStyle('.sbdocs.sbdocs-preview-actions', { marginBlockEnd: vars.space['16'] });
globalStyle('.sbdocs.sbdocs-preview-actions button', {
  color: vars.text.muted,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.medium,
});
globalStyle('.sbdocs.sbdocs-preview .docs-story', {
  backgroundColor: vars.surface.page,
  color: vars.text.default,
  fontSize: vars.type['14'].size,
  lineHeight: vars.type['14'].lineHeight,
});
globalStyle('.sbdocs-toc--custom', { fontFamily: vars.font.body });
