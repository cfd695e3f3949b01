import '../RichText/prose.css.ts';
import '../private/field.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { components } from '../styles/layers.css.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The toolbar and the text in one box, which shows the focus ring of the text. */
export const box = componentStyle(
  {
    minInlineSize: 0,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['6'],
    backgroundColor: vars.surface.raised,
    color: vars.text.default,
    selectors: {
      '&[data-invalid]': { borderColor: vars.critical.solid },
      '&:has([role="textbox"]:focus)': { ...focusRingInset, borderColor: vars.border.focus },
      '&[data-readonly]': { backgroundColor: vars.surface.sunken },
      '&[data-disabled]': {
        borderColor: vars.border.default,
        backgroundColor: vars.surface.sunken,
        color: vars.text.subtle,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  'box',
);

export const tools = componentStyle(
  {
    display: 'flex',
    minBlockSize: vars.control.medium,
    padding: size.editorTools,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { [media.coarsePointer]: { minBlockSize: size.editorToolsTouch } },
  },
  'tools',
);

/** The editable text; it grows with its content. */
export const text = componentStyle(
  {
    minBlockSize: size.editor,
    paddingBlock: size.fieldInset,
    paddingInline: vars.space['12'],
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '@media': { [media.coarsePointer]: { fontSize: vars.type[16].size } },
  },
  'text',
);

// The editor adds invisible images after the cursor, which must not wrap the line.
globalStyle(`${text} img`, {
  '@layer': { [components]: { display: 'inline', inlineSize: 0, blockSize: 0 } },
});

export const loading = componentStyle(
  { display: 'grid', alignContent: 'start', gap: vars.space['8'], whiteSpace: 'normal' },
  'loading',
);

export const failed = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['12'] },
  'failed',
);
