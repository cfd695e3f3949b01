import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first; unlayered CSS in an app overrides all of them. */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const utilities = globalLayer('utilities');
