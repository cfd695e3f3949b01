import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** One column, as wide as its lines are read easily. */
export const page = style({ display: 'grid', gap: vars.space[24], maxInlineSize: size.form });
