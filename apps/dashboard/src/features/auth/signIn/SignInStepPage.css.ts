import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Buttons below each other, as wide as the fields. */
export const buttons = style({ display: 'grid', gap: vars.space[8] });
