import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/** The attributes, in as many columns as fit. */
export const attributes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.halfField}, 100%), 1fr))`,
  gap: vars.space[16],
});

export const flag = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.productName,
  maxInlineSize: size.aside,
  overflowWrap: 'anywhere',
});

export const reason = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

export const conditions = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.muted,
  fontSize: vars.type[13].size,
});

export const condition = style({ display: 'flex', alignItems: 'start', gap: vars.space[4] });
