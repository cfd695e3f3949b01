import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const padded = style({ padding: vars.space['20'] });
