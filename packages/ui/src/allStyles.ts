// The build collects every rule of the kit into one file, starting here with the global ones.
import './styles/global.css.ts';

export * from './index.ts';

// Only the styles of components with their own entry point, so that their libraries stay optional.
import './RichText/prose.css.ts';
import './RichTextEditor/RichTextEditor.css.ts';
