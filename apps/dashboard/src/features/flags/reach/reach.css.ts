import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

export const choice = style({ maxInlineSize: size.search });

/** The line between its baseline and a line at the height of all identifiers. */
export const plot = style({
  display: 'grid',
  alignItems: 'end',
  blockSize: vars.space[64],
  borderBlock: `1px solid ${vars.border.subtle}`,
});

export const moment = style({ whiteSpace: 'nowrap' });
