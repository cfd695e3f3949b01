import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A key and, below it, its customer; long texts end in an ellipsis. */
export const license = style({ display: 'grid', minInlineSize: 0, fontSize: vars.type[13].size });

globalStyle(`${license} > a`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
});
