import '../private/toggle.css.ts';
import '../private/field.css.ts';
import { choiceMark } from '../styles/choiceMark.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const box = componentStyle(
  {
    ...choiceMark(':is([data-selected], [data-indeterminate])'),
    borderRadius: vars.radius['4'],
  },
  'box',
);

export const mark = componentStyle(
  {
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    visibility: 'hidden',
    selectors: {
      ':is([data-selected], [data-indeterminate]) > * > &': { visibility: 'visible' },
    },
  },
  'mark',
);
