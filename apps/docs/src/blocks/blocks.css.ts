import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const block = style({ marginBlock: vars.space['16'] });
