import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

const focus = {
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: '-2px',
} as const;

/** The steps in a row. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
});

/** The lines, which scroll inside the page. */
export const scroller = style({
  maxBlockSize: size.log,
  overflow: 'auto',
  backgroundColor: vars.surface.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.type[13].size,
  lineHeight: vars.type[13].lineHeight,
  selectors: { '&:focus-visible': focus },
});

/** Lines that are rendered together. The browser skips those that are out of sight. */
export const group = style({ contentVisibility: 'auto' });

/** A line. Text in a repository may be in any script, but a log reads from left to right. */
export const line = style({
  display: 'flex',
  direction: 'ltr',
  paddingInline: vars.space[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-level="command"]': { color: vars.accent.text },
    '&[data-level="error"]': { color: vars.critical.text, backgroundColor: vars.critical.soft },
    '&[data-target]': { boxShadow: `inset ${vars.space[4]} 0 ${vars.accent.solid}` },
  },
});

/** The number of a line, which links to it and is not copied with the text. */
export const number = style({
  flex: 'none',
  inlineSize: size.lineNumber,
  color: vars.text.muted,
  textDecoration: 'none',
  userSelect: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focus },
});
