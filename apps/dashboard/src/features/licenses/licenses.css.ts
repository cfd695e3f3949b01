import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A form as wide as its lines are read easily. */
export const form = style({ maxInlineSize: size.form });

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const anywhere = style({ overflowWrap: 'anywhere' });

/** A site in a narrow column. */
export const where = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** What stands in a card that a table would fill. */
export const padded = style({ padding: vars.space[20] });

/** A site, and under it why it does not count. */
export const site = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: size.shortField,
});

export const uncounted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

/** A decision in a word, and under it the reason. */
export const verdict = style({
  display: 'grid',
  gap: vars.space[4],
  placeItems: 'start',
  minInlineSize: size.sentence,
});

export const verdictLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
});

/** What a plugin is told, with the button that copies it. */
export const code = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

export const key = style({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.type[13].size,
});

/** Things one under the other, with lines between them. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const rowOf = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
