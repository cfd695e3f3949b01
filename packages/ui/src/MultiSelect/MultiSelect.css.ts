import '../TagGroup/TagGroup.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

// Looks like a field's control and grows with its tags.
export const box = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['4'],
    cursor: 'text',
    paddingBlock: size.tagsInset,
    paddingInline: `${vars.space['4']} ${vars.space[40]}`,
    selectors: {
      '&:has(> input[data-focused])': { ...focusRingInset, borderColor: vars.border.focus },
      '&:has(> input:read-only)': { backgroundColor: vars.surface.sunken, cursor: 'default' },
    },
  },
  'box',
);

export const input = componentStyle(
  {
    flex: `1 1 ${size.tagInput}`,
    inlineSize: 0,
    minInlineSize: 0,
    minBlockSize: vars.control.small,
    paddingBlock: 0,
    paddingInline: vars.space['8'],
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    '@media': { [media.coarsePointer]: { minBlockSize: vars.control.medium } },
  },
  'input',
);

/** Keeps the tags on the input's line. */
export const tags = componentStyle({ display: 'contents' }, 'tags');
