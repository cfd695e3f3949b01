import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Groups fields without a frame of its own. */
export const fields = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

globalStyle(`${fields}:disabled :is(input, textarea)`, {
  background: vars.surface.sunken,
  color: vars.text.muted,
  cursor: 'default',
});
