import '../private/sideOverlay.css.ts';
import '../Dialog/Dialog.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

/** Below this height, fixed parts would leave no room for the content between them. */
const roomy = `(min-height: ${size.drawerRoomy})`;

export const drawer = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[20],
    minBlockSize: '100dvb',
    padding: vars.space[24],
    outline: 'none',
  },
  'drawer',
);

export const header = componentStyle(
  { display: 'flex', alignItems: 'flex-start', gap: vars.space[16] },
  'header',
);

export const words = componentStyle(
  { flex: 1, display: 'grid', gap: vars.space[4], minInlineSize: 0 },
  'words',
);

/** The close button aligns with the title's first line and its edge with the content's. */
export const close = componentStyle(
  {
    flex: 'none',
    marginBlockStart: `calc(-1 * ${size.drawerCrossUp})`,
    marginInlineEnd: `calc(-1 * ${size.drawerCrossOut})`,
  },
  'close',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    marginInline: `calc(-1 * ${vars.space[24]})`,
    marginBlockEnd: `calc(-1 * ${vars.space[24]})`,
    paddingBlock: vars.space[16],
    paddingInline: vars.space[24],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    backgroundColor: vars.surface.overlay,
    '@media': { [roomy]: { position: 'sticky', insetBlockEnd: 0 } },
  },
  'actions',
);
