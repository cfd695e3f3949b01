import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The column of the sections. The table of sessions needs more room than a form. */
export const page = style({ maxInlineSize: size.securityPage });

/** Buttons and sentences in the width of a form. */
export const narrow = style({ display: 'grid', gap: vars.space[16], maxInlineSize: size.form });

/** A device name of any length. */
export const device = style({ overflowWrap: 'anywhere' });

/** The consequences of deactivating the account, as a list. */
export const facts = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const qrFrame = style({ display: 'grid', justifyItems: 'center' });

/** Always dark on light, as cameras expect. */
export const qrCode = style({
  inlineSize: size.qrCode,
  blockSize: size.qrCode,
  backgroundColor: vars.surface.raised,
  fill: vars.text.default,
  borderRadius: vars.radius[6],
});
