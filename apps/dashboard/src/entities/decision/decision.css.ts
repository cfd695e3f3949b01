import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A decision and, below it, the reason. */
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

/** The reason code and the button that copies it. */
export const code = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
