import { componentStyle } from '../styles/componentStyle.ts';
import { rightToLeft } from '../styles/states.ts';

const drawn = {
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const icon = componentStyle(drawn, 'icon');

export const directional = componentStyle(
  { ...drawn, selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } },
  'directional',
);
