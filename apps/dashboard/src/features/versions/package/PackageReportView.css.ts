import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const warnings = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingInlineStart: vars.space['16'],
  listStyle: 'disc',
});

/** 64 characters that may break anywhere. */
export const digest = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type['12'].size,
  overflowWrap: 'anywhere',
});

export const path = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type['12'].size,
  overflowWrap: 'anywhere',
});
