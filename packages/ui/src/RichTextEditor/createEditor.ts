import { Editor, type EditorOptions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '../RichText/safeHref.ts';
import { LinkMark, setLink } from './linkMark.ts';

/** What the element that is written into says of itself. */
export type TextboxAttributes = Record<string, string>;

type EditorProps = EditorOptions['editorProps'];

/** How an editor behaves, with these attributes on the element that is written into. */
function behaviour(editor: () => Editor, attributes: TextboxAttributes): EditorProps {
  return {
    attributes,
    // Tab leaves the editor, in lists too: whoever uses the keyboard must not stay in it.
    handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    handlePaste: (view, event) => {
      const href = safeHref(event.clipboardData?.getData('text/plain') ?? '');
      if (!href || view.state.selection.empty) return false;
      setLink(editor(), href);
      return true;
    },
  };
}

/**
 * An editor of paragraphs, lists, bold, italic, code and links inside `element`.
 *
 * Whatever is pasted, dropped or given is read against that list and keeps nothing else.
 */
export function createEditor(
  element: HTMLElement,
  content: string,
  attributes: TextboxAttributes,
): Editor {
  const editor: Editor = new Editor({
    element,
    content,
    injectCSS: false,
    editorProps: behaviour(() => editor, attributes),
    extensions: [
      StarterKit.configure({
        blockquote: false,
        codeBlock: false,
        dropcursor: false,
        gapcursor: false,
        heading: false,
        horizontalRule: false,
        link: false,
        strike: false,
        trailingNode: false,
        underline: false,
      }),
      LinkMark,
    ],
  });
  return editor;
}

/** Gives the element that is written into other attributes. */
export function setAttributes(editor: Editor, attributes: TextboxAttributes) {
  editor.setOptions({ editorProps: behaviour(() => editor, attributes) });
}

/** The text as HTML; empty where nothing is written. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Exchanges the text from outside, which is no step that can be undone. */
export function setHtml(editor: Editor, html: string) {
  editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run();
}
