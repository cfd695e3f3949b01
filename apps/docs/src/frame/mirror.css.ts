import { below } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const panes = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [below('narrow')]: { gridTemplateColumns: '1fr', gridAutoRows: '1fr' } },
});

export const pane = style({ inlineSize: '100%', blockSize: '100%', border: 0 });
