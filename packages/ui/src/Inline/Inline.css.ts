import '../private/gap.css.ts';
import '../private/align.css.ts';
import { componentStyle, componentVariants } from '../styles/componentStyle.ts';

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 }, 'inline');

export const wrapping = componentStyle({ flexWrap: 'wrap' }, 'wrapping');

export const justifies = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
