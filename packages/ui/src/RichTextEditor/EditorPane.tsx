'use client';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  createEditor,
  htmlOf,
  setAttributes,
  setHtml,
  type TextboxAttributes,
} from './createEditor.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import * as styles from './RichTextEditor.css.ts';

export interface EditorPaneProps {
  label: string;
  name?: string;
  html: string;
  onChange: (html: string) => void;
  attributes: TextboxAttributes;
  isDisabled: boolean;
  isReadOnly: boolean;
  /** Called with the editable element when it exists. */
  onReady: (textbox: HTMLElement) => void;
}

/** The toolbar and the editable text. Imports the editor's libraries, so it is loaded on demand. */
export function EditorPane({
  label,
  name,
  html,
  onChange,
  attributes,
  isDisabled,
  isReadOnly,
  onReady,
}: EditorPaneProps) {
  const { host, editor } = useEditor(html, onChange, attributes);
  const isFixed = isDisabled || isReadOnly;
  useLayoutEffect(() => editor?.setEditable(!isFixed, false), [editor, isFixed]);
  useLayoutEffect(() => {
    if (editor) onReady(editor.view.dom);
  }, [editor, onReady]);

  return (
    <>
      {editor && !isReadOnly && (
        <div className={styles.tools}>
          <EditorToolbar editor={editor} label={label} isDisabled={isDisabled} />
        </div>
      )}
      <div>
        <input type="hidden" name={name} value={html} disabled={isDisabled} />
        <div ref={host} />
      </div>
    </>
  );
}

/** Creates an editor for the lifetime of the component, which shows `html` and reports changes. */
function useEditor(html: string, onChange: (html: string) => void, attributes: TextboxAttributes) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ html, onChange, attributes });
  const currentHtml = useRef(html);

  useLayoutEffect(() => {
    if (!host.current) return;
    const made = createEditor(host.current, latest.current.html, latest.current.attributes);
    currentHtml.current = latest.current.html;
    made.on('update', () => {
      currentHtml.current = htmlOf(made);
      latest.current.onChange(currentHtml.current);
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = { html, onChange, attributes };
    if (!editor || editor.isDestroyed) return;
    if (JSON.stringify(before.attributes) !== JSON.stringify(attributes)) {
      setAttributes(editor, attributes);
    }
    if (html !== currentHtml.current) {
      currentHtml.current = html;
      setHtml(editor, html);
    }
  });
  return { host, editor };
}
