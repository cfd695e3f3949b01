import { styleVariants } from '@vanilla-extract/css';
import { components } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

/** The space between the children of a layout, one class for each step of the scale. */
export const gaps = styleVariants(vars.space, (gap) => ({ '@layer': { [components]: { gap } } }));
