import { above, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space['24'],
  '@media': {
    [above('wide')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** The column beside the versions and below them. */
export const side = style({
  display: 'grid',
  gap: vars.space['24'],
  '@media': {
    [above('wide')]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
