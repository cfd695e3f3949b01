import { componentVariants } from '../styles/componentStyle.ts';

/** Where children sit across the direction of a layout. */
export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
