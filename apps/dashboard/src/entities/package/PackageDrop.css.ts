import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** A live region that exists before it announces anything. */
export const hidden = style({ display: 'contents' });

/** Covers the page, but lets the pointer through. */
export const visible = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space['24'],
  border: `2px dashed ${vars.accent.solid}`,
  backgroundColor: `color-mix(in oklab, ${vars.surface.page} 88%, transparent)`,
  pointerEvents: 'none',
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['8'],
  maxInlineSize: '48ch',
  padding: vars.space['24'],
  borderRadius: vars.radius['14'],
  backgroundColor: vars.surface.overlay,
  boxShadow: vars.elevation['3'],
  textAlign: 'center',
  color: vars.text.muted,
});

export const title = style({
  color: vars.text.default,
  fontSize: vars.type['16'].size,
  fontWeight: vars.weight.semibold,
});
