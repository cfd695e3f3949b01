import { componentStyle } from '../styles/componentStyle.ts';
import { rightToLeft } from '../styles/states.ts';

export const icon = componentStyle({ flexShrink: 0 }, 'icon');

export const directional = componentStyle(
  { flexShrink: 0, selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } },
  'directional',
);
