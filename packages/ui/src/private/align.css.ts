import { componentVariants } from '../styles/componentStyle.ts';

/** Alignment of children on the cross axis of a layout. */
export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
