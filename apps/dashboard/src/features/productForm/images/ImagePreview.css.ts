import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/** An image with its warning and its button. */
export const preview = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

const image = {
  blockSize: 'auto',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius['10'],
  backgroundColor: vars.surface.sunken,
} as const;

/** An icon, as large as the largest that WordPress shows on an ordinary screen. */
export const icon = style({ ...image, inlineSize: size.iconPreview, maxInlineSize: '100%' });

/** A banner, as wide as the form and as high as that makes it. */
export const banner = style({ ...image, inlineSize: '100%' });
