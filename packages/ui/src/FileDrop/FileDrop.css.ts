import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const zone = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    minInlineSize: 0,
    border: `1px dashed ${vars.border.control}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.sunken,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[data-invalid]': { borderColor: vars.critical.text },
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.soft,
      },
      '&[data-disabled]': { borderColor: vars.border.default },
      '&:has(> input:focus-visible)': focusRing,
    },
  },
  'zone',
);

// The native file input, visually hidden but still accessible.
export const input = componentStyle(
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    opacity: 0,
  },
  'input',
);

// The native input covers the prompt, so that a press anywhere opens the file picker.
export const overPrompt = componentStyle(
  {
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    cursor: 'pointer',
    selectors: {
      '&::file-selector-button': { cursor: 'inherit' },
      '&:disabled': { cursor: 'default' },
    },
  },
  'overPrompt',
);

export const prompt = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[24],
    paddingInline: vars.space[16],
    color: vars.text.muted,
    textAlign: 'center',
    selectors: { [`${zone}[data-disabled] &`]: { color: vars.text.subtle } },
  },
  'prompt',
);

export const browse = componentStyle(
  {
    color: vars.text.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: size.chooseUnderline,
    selectors: {
      [`${zone}[data-disabled] &`]: { color: 'inherit', textDecoration: 'none' },
    },
  },
  'browse',
);

export const fileRow = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: size.chosenFile,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
  },
  'fileRow',
);

export const fileName = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
  'fileName',
);

export const fileSize = componentStyle(
  {
    flex: 'none',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  'fileSize',
);

export const progress = componentStyle({ flex: 1, minInlineSize: 0 }, 'progress');
