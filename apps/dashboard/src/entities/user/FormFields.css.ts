import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Groups fields without a frame, with the spacing of a form. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

globalStyle(`${fields}:disabled :is(input, textarea)`, {
  background: vars.surface.sunken,
  color: vars.text.muted,
  cursor: 'default',
});
