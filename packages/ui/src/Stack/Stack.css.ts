import '../private/gap.css.ts';
import '../private/align.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';

export const stack = componentStyle(
  { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  'stack',
);
