import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first; a consumer's unlayered CSS beats them all. */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const utilities = globalLayer('utilities');
