import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing, focusRingInset } from '../styles/focusRing.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const tabs = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[20],
    minInlineSize: 0,
  },
  'tabs',
);

export const list = componentStyle(
  {
    display: 'flex',
    gap: vars.space[20],
    overflowX: 'auto',
    overflowY: 'hidden',
    boxShadow: `inset 0 -1px ${vars.border.subtle}`,
  },
  'list',
);

export const tab = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.control.large,
    borderBlockEnd: '2px solid transparent',
    color: vars.text.muted,
    fontWeight: vars.weight.medium,
    cursor: 'default',
    outline: 'none',
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.control.touch },
      [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
    },
    selectors: {
      [state.hovered]: { color: vars.text.default },
      [state.focusVisible]: { ...focusRingInset, borderRadius: vars.radius[4] },
      [state.disabled]: { color: vars.text.subtle },
      // Forced colors paint every border, so the selected tab uses the system's highlight color.
      [state.selected]: {
        color: vars.text.default,
        borderBlockEndColor: vars.accent.solid,
        '@media': { [media.forcedColors]: { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
  'tab',
);

export const panel = componentStyle(
  {
    minInlineSize: 0,
    outline: 'none',
    selectors: {
      [state.focusVisible]: { ...focusRing, borderRadius: vars.radius[4] },
      // A panel that stays mounted while another tab is selected.
      '&[data-inert]': { display: 'none' },
    },
  },
  'panel',
);
