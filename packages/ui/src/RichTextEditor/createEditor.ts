import { Editor, type EditorOptions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as Reader, type Schema } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '../RichText/safeHref.ts';
import { sanitizeToBody } from '../RichText/sanitizeToBody.ts';
import { LinkMark, setLink } from './linkMark.ts';

/** The ARIA attributes of the editable element. */
export type TextboxAttributes = Record<string, string>;

type EditorProps = EditorOptions['editorProps'];

/** Elements that the editor does not support but that start a new line: their text becomes a paragraph. */
const lines = (
  'address article aside center dd details div dl dt figcaption figure footer h1 h5 h6 header hr ' +
  'main nav section summary table tbody td tfoot th thead tr'
).split(' ');

/** Parses untrusted HTML into the editor's format, after sanitizing it. */
const slice = (schema: Schema, html: string) =>
  Reader.fromSchema(schema).parseSlice(sanitizeToBody(html, lines));

/** Turns the selected text into a link when a URL is pasted over it. */
function pasteAddress(editor: Editor, view: EditorView, event: ClipboardEvent): boolean {
  const href = safeHref(event.clipboardData?.getData('text/plain') ?? '');
  if (!href || view.state.selection.empty || !view.editable) return false;
  event.preventDefault();
  setLink(editor, href);
  return true;
}

// The editor's own parser writes HTML without a sanitizer, which pages that require Trusted Types block.
function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html');
  if (!html || !view.editable) return false;
  event.preventDefault();
  const { state } = view;
  view.dispatch(state.tr.replaceSelection(slice(state.schema, html)).scrollIntoView());
  return true;
}

function dropHtml(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html');
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (!html || at === undefined || view.dragging || !view.editable) return false;
  event.preventDefault();
  const { state } = view;
  view.dispatch(state.tr.replaceRange(at, at, slice(state.schema, html)));
  return true;
}

/** Returns the editor's behavior and the attributes of its editable element. */
function editorBehavior(editor: () => Editor, attributes: TextboxAttributes): EditorProps {
  return {
    attributes,
    // Tab leaves the editor, in lists too, so that keyboard users are never trapped.
    handleDOMEvents: {
      keydown: (_view, event) => event.key === 'Tab',
      paste: (view, event) => pasteAddress(editor(), view, event) || pasteHtml(view, event),
      drop: dropHtml,
    },
  };
}

const extensions = [
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
];

function documentOf(schema: Schema, html: string): JSONContent {
  return Reader.fromSchema(schema).parse(sanitizeToBody(html, lines)).toJSON();
}

/**
 * Creates an editor inside `element` that supports paragraphs, lists, bold, italic, code and links.
 *
 * Pasted, dropped or passed content is reduced to these elements.
 */
export function createEditor(
  element: HTMLElement,
  content: string,
  attributes: TextboxAttributes,
): Editor {
  const editor: Editor = new Editor({
    element,
    content: documentOf(getSchema(extensions), content),
    injectCSS: false,
    editorProps: editorBehavior(() => editor, attributes),
    extensions,
  });
  return editor;
}

/** Changes the attributes of the editable element. */
export function setAttributes(editor: Editor, attributes: TextboxAttributes) {
  editor.setOptions({ editorProps: editorBehavior(() => editor, attributes) });
}

/** Returns the text as HTML; empty if there is no text. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Replaces the text without adding an undo step. */
export function setHtml(editor: Editor, html: string) {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(documentOf(editor.schema, html), { emitUpdate: false })
    .run();
}
