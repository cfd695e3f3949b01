// The build gathers every rule of the kit from here into one file, the global ones first.
import './global.css.ts';

export * from '../index.ts';
