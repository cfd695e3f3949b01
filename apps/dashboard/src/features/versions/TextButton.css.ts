import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const button = style({
  minBlockSize: vars.control.least,
  padding: 0,
  border: 0,
  borderRadius: vars.radius['4'],
  background: 'none',
  color: vars.text.link,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});
