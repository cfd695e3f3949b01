import '../private/sideOverlay.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { above, below } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/contract.css.ts';

const narrow = below('medium');
const contentWidth = size.contentMost;

export const shell = componentStyle({ display: 'flex', minBlockSize: '100dvb' }, 'shell');

export const side = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: size.navigation,
    blockSize: '100dvb',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
    backgroundColor: vars.surface.sunken,
    '@media': { [narrow]: { display: 'none' } },
  },
  'side',
);

export const brand = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.topBar,
    paddingBlockStart: vars.space[8],
    paddingInline: vars.space[20],
    fontWeight: vars.weight.semibold,
  },
  'brand',
);

export const navigation = componentStyle(
  {
    display: 'grid',
    gap: vars.space[16],
    paddingBlock: vars.space[4],
    paddingBlockEnd: vars.space[24],
    paddingInline: vars.space[12],
  },
  'navigation',
);

export const column = componentStyle(
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
  },
  'column',
);

export const topBar = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: size.topBar,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { [above('medium')]: { paddingInline: vars.space[32] } },
  },
  'topBar',
);

export const menuButton = componentStyle(
  {
    flex: 'none',
    '@media': { [above('medium')]: { display: 'none' } },
  },
  'menuButton',
);

export const topBarContent = componentStyle({ flex: 1, minInlineSize: 0 }, 'topBarContent');

export const banner = componentStyle(
  {
    maxInlineSize: `calc(${contentWidth} + 2 * ${vars.space[32]})`,
    paddingBlockStart: vars.space[16],
    paddingInline: vars.space[16],
    '@media': { [above('medium')]: { paddingInline: vars.space[32] } },
  },
  'banner',
);

export const main = componentStyle(
  {
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: `calc(${contentWidth} + 2 * ${vars.space[32]})`,
    paddingBlock: `${vars.space[20]} ${vars.space[48]}`,
    paddingInline: vars.space[16],
    outline: 'none',
    '@media': {
      [above('medium')]: {
        paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
        paddingInline: vars.space[32],
      },
    },
  },
  'main',
);

export const drawer = componentStyle({ outline: 'none' }, 'drawer');

export const drawerHeader = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineEnd: vars.space[12],
  },
  'drawerHeader',
);
