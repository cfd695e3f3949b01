import { type Editor, Mark, mergeAttributes } from '@tiptap/core';
import { safeHref } from '../RichText/safeHref.ts';

const name = 'link';

/** A link that has only a URL; a link with an unsafe URL becomes text. */
export const LinkMark = Mark.create({
  name,
  // Outside bold and italic, so that one link stays one element.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute('href') ?? '');
        return href ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow' }),
    0,
  ],
});

/** Returns the URL of the link at the cursor; empty if there is none. */
export function linkAtCursor(editor: Editor): string {
  return String(editor.getAttributes(name).href ?? '');
}

/** Turns the selected text into a link, or inserts the URL if nothing is selected. */
export function setLink(editor: Editor, href: string) {
  const mark = { type: name, attrs: { href } };
  const chain = editor.chain();
  if (editor.isActive(name)) chain.extendMarkRange(name).setMark(name, { href }).run();
  else if (!editor.state.selection.empty) chain.setMark(name, { href }).run();
  else chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
}

/** Removes the link at the cursor and keeps its text. */
export function removeLink(editor: Editor) {
  editor.chain().extendMarkRange(name).unsetMark(name).run();
}
