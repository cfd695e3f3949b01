import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The column of the form and of what follows it. */
export const page = style({ display: 'grid', gap: vars.space[48], maxInlineSize: size.form });
