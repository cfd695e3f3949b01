// The build gathers every rule of the kit from here into one file, the global ones first.
import './global.css.ts';

export * from '../index.ts';

// What has an entry point of its own, by its styles alone: its libraries are for those who use it.
import '../RichText/prose.css.ts';
import '../RichTextEditor/RichTextEditor.css.ts';
