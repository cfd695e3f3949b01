import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const avatar = componentStyle(
  {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    fontWeight: vars.weight.semibold,
    lineHeight: '1',
    userSelect: 'none',
    verticalAlign: 'middle',
    border: '1px solid transparent',
  },
  'avatar',
);

export const sizes = componentVariants({
  small: {
    inlineSize: vars.control.small,
    blockSize: vars.control.small,
    fontSize: size.avatarText,
  },
  medium: { inlineSize: vars.space[40], blockSize: vars.space[40], fontSize: vars.type[14].size },
  large: {
    inlineSize: size.avatarLarge,
    blockSize: size.avatarLarge,
    fontSize: vars.type[22].size,
  },
});

export const circle = componentStyle({ borderRadius: vars.radius.full }, 'circle');
export const square = componentVariants({
  small: { borderRadius: vars.radius[6] },
  medium: { borderRadius: vars.radius[10] },
  large: { borderRadius: vars.radius[10] },
});

export const person = componentStyle(
  {
    backgroundColor: vars.accent.soft,
    color: vars.accent.text,
  },
  'person',
);

const tones = [vars.accent, vars.positive, vars.caution, vars.critical, vars.info] as const;

/** One class per fallback hue. */
export const things = tones.map((tone) =>
  componentStyle({
    backgroundImage: `linear-gradient(135deg, ${tone.solid}, ${tone.solidHover})`,
    color: tone.onSolid,
  }),
);

export const image = componentStyle(
  {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  'image',
);
