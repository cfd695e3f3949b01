import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The lists, side by side where there is room, each as tall as its content. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.panel}), 1fr))`,
  alignItems: 'start',
  gap: vars.space[24],
});

/** A product's icon and name on one line. */
export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

/** The icon keeps its size. */
export const icon = style({ flex: 'none' });

/** The name takes two lines at most. */
export const name = style({
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Reserves the height of a figure that is loading. */
export const figure = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type[22].lineHeight,
});
