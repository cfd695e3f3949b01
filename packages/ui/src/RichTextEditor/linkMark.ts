import { type Editor, Mark, mergeAttributes } from '@tiptap/core';
import { safeHref } from '../RichText/safeHref.ts';

const name = 'link';

/** A link that knows its address and nothing else; one that leads elsewhere than it may is text. */
export const LinkMark = Mark.create({
  name,
  // Around bold and italic words, so that one link stays one element.
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

/** Where the link under the cursor leads; empty where there is none. */
export function linkUnderCursor(editor: Editor): string {
  return String(editor.getAttributes(name).href ?? '');
}

/** Makes a link of the chosen words, or writes its address where no words are chosen. */
export function setLink(editor: Editor, href: string) {
  const mark = { type: name, attrs: { href } };
  const chain = editor.chain();
  if (editor.isActive(name)) chain.extendMarkRange(name).setMark(name, { href }).run();
  else if (!editor.state.selection.empty) chain.setMark(name, { href }).run();
  else chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
}

/** Takes the link under the cursor away; its words stay. */
export function removeLink(editor: Editor) {
  editor.chain().extendMarkRange(name).unsetMark(name).run();
}
