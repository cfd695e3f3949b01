import '../private/toggle.css.ts';
import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const track = componentStyle(
  {
    flexShrink: 0,
    inlineSize: size.switchTrack,
    blockSize: vars.space[20],
    padding: vars.space['2'],
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.sunken,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.medium,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.text.muted },
      '[data-invalid] > &': { borderColor: vars.critical.solid },
      '[data-selected] > &': {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.solid,
      },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { opacity: 0.5 },
    },
  },
  'track',
);

export const thumb = componentStyle(
  {
    display: 'block',
    inlineSize: size.switchThumb,
    blockSize: size.switchThumb,
    // Shown in forced colors, which paint every background alike.
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: vars.border.control,
    transitionProperty: 'margin-inline-start, background-color',
    transitionDuration: vars.motion.medium,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '[data-selected] > * > &': {
        marginInlineStart: size.switchTravel,
        backgroundColor: vars.accent.onSolid,
        '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
      },
    },
  },
  'thumb',
);
