import { styleVariants } from '@vanilla-extract/css';
import { components } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

/** The gap between the children of a layout: one class per step of the spacing scale. */
export const gaps = styleVariants(vars.space, (gap) => ({ '@layer': { [components]: { gap } } }));
