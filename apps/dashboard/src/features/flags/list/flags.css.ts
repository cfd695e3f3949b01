import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/** A name and, below it, for whom the flag is on. */
export const name = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  minInlineSize: size.productName,
  overflowWrap: 'anywhere',
});

/** At most three lines; the edit page shows the rest. */
export const target = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.text.muted,
  fontSize: vars.type[13].size,
  fontWeight: vars.weight.regular,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.weight.regular,
});

export const identifier = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: size.licenseKey,
});

/** The last editor of a flag, on one line. */
export const editor = style({
  display: 'block',
  maxInlineSize: size.shortField,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  fontSize: vars.type[13].size,
});
