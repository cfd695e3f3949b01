import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** One column whose lines are easy to read. */
export const page = style({ display: 'grid', gap: vars.space[24], maxInlineSize: size.form });
