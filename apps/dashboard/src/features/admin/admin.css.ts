import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A column whose fields and sentences are easy to read. */
export const column = style({ display: 'grid', gap: vars.space[24], maxInlineSize: size.form });
