import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The column of the sections: a table of sessions needs more room than a form. */
export const page = style({ maxInlineSize: size.securityPage });

/** Buttons and sentences keep the width of a form. */
export const narrow = style({ display: 'grid', gap: vars.space[16], maxInlineSize: size.form });

/** A device keeps to words, however long it calls itself. */
export const device = style({ overflowWrap: 'anywhere' });

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** What leaving means, point by point. */
export const facts = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const picture = style({ display: 'grid', justifyItems: 'center' });

/** A picture for cameras, which read it dark on light. */
export const qrCode = style({
  inlineSize: size.qrCode,
  blockSize: size.qrCode,
  backgroundColor: vars.surface.raised,
  fill: vars.text.default,
  borderRadius: vars.radius[6],
});
