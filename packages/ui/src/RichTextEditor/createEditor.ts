import { Editor, type EditorOptions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as Reader, type Schema } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { cleanBody } from '../RichText/cleanBody.ts';
import { safeHref } from '../RichText/safeHref.ts';
import { LinkMark, setLink } from './linkMark.ts';

/** What the element that is written into says of itself. */
export type TextboxAttributes = Record<string, string>;

type EditorProps = EditorOptions['editorProps'];

/** What begins a new line although the editor has no such thing: its words become a paragraph. */
const lines = (
  'address article aside center dd details div dl dt figcaption figure footer h1 h5 h6 header hr ' +
  'main nav section summary table tbody td tfoot th thead tr'
).split(' ');

/** Reads HTML from anywhere by what the editor knows; the sanitizer has read it before. */
const slice = (schema: Schema, html: string) =>
  Reader.fromSchema(schema).parseSlice(cleanBody(html, lines));

/** Makes a link of the chosen words when an address is pasted over them. */
function pasteAddress(editor: Editor, view: EditorView, event: ClipboardEvent): boolean {
  const href = safeHref(event.clipboardData?.getData('text/plain') ?? '');
  if (!href || view.state.selection.empty || !view.editable) return false;
  event.preventDefault();
  setLink(editor, href);
  return true;
}

// The editor's own reader writes HTML without a sanitizer, which pages that require trusted types refuse.
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

/** How an editor behaves, with these attributes on the element that is written into. */
function editorBehavior(editor: () => Editor, attributes: TextboxAttributes): EditorProps {
  return {
    attributes,
    // Tab leaves the editor, in lists too: whoever uses the keyboard must not stay in it.
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
  return Reader.fromSchema(schema).parse(cleanBody(html, lines)).toJSON();
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
    content: documentOf(getSchema(extensions), content),
    injectCSS: false,
    editorProps: editorBehavior(() => editor, attributes),
    extensions,
  });
  return editor;
}

/** Gives the element that is written into other attributes. */
export function setAttributes(editor: Editor, attributes: TextboxAttributes) {
  editor.setOptions({ editorProps: editorBehavior(() => editor, attributes) });
}

/** The text as HTML; empty where nothing is written. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Exchanges the text from outside, which is no step that can be undone. */
export function setHtml(editor: Editor, html: string) {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(documentOf(editor.schema, html), { emitUpdate: false })
    .run();
}
