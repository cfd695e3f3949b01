'use client';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { ToggleIconButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarSeparator } from '../Toolbar/Toolbar.tsx';
import * as icons from './editorIcons.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAtCursor, removeLink, setLink } from './linkMark.ts';

const toggled = ['bold', 'italic', 'code', 'link', 'bulletList', 'orderedList'] as const;

type Toggled = (typeof toggled)[number];

/** The formatting at the cursor. */
function useActive(editor: Editor): ReadonlySet<string> {
  const subscribe = (changed: () => void) => {
    editor.on('transaction', changed);
    return () => void editor.off('transaction', changed);
  };
  const read = () => toggled.filter((name) => editor.isActive(name)).join(' ');
  return new Set(useSyncExternalStore(subscribe, read, read).split(' '));
}

interface EditorToolbarProps {
  editor: Editor;
  /** The field's label. */
  label: string;
  isDisabled: boolean;
}

/** The toolbar above the text. After a press with the mouse, focus returns to the text. */
export function EditorToolbar({ editor, label, isDisabled }: EditorToolbarProps) {
  const words = useWords({
    formatting: english.formatting,
    bold: english.bold,
    italic: english.italic,
    inlineCode: english.inlineCode,
    link: english.link,
    bulletedList: english.bulletedList,
    numberedList: english.numberedList,
    undo: english.undo,
    redo: english.redo,
  });
  const active = useActive(editor);
  const [isLinking, setLinking] = useState(false);

  const run = (pointer: string, command: (chain: ChainedCommands) => ChainedCommands) => {
    const isByKey = pointer === 'keyboard' || pointer === 'virtual';
    command(isByKey ? editor.chain() : editor.chain().focus()).run();
  };
  const toggle = (
    name: Toggled,
    title: string,
    icon: ReactNode,
    command: (chain: ChainedCommands) => ChainedCommands,
  ) => (
    <ToggleIconButton
      size="small"
      label={title}
      icon={icon}
      isDisabled={isDisabled}
      isSelected={active.has(name)}
      onPress={({ pointerType }) => run(pointerType, command)}
    />
  );

  return (
    <>
      <Toolbar label={words.formatting(label)}>
        {toggle('bold', words.bold, <icons.BoldIcon />, (chain) => chain.toggleBold())}
        {toggle('italic', words.italic, <icons.ItalicIcon />, (chain) => chain.toggleItalic())}
        {toggle('code', words.inlineCode, <icons.InlineCodeIcon />, (chain) => chain.toggleCode())}
        <ToggleIconButton
          size="small"
          label={words.link}
          icon={<icons.SetLinkIcon />}
          isDisabled={isDisabled}
          isSelected={active.has('link')}
          onPress={() => setLinking(true)}
        />
        <ToolbarSeparator />
        {toggle('bulletList', words.bulletedList, <icons.BulletedListIcon />, (chain) =>
          chain.toggleBulletList(),
        )}
        {toggle('orderedList', words.numberedList, <icons.NumberedListIcon />, (chain) =>
          chain.toggleOrderedList(),
        )}
        <ToolbarSeparator />
        <IconButton
          size="small"
          label={words.undo}
          icon={<icons.UndoIcon />}
          isDisabled={isDisabled}
          onPress={({ pointerType }) => run(pointerType, (chain) => chain.undo())}
        />
        <IconButton
          size="small"
          label={words.redo}
          icon={<icons.RedoIcon />}
          isDisabled={isDisabled}
          onPress={({ pointerType }) => run(pointerType, (chain) => chain.redo())}
        />
      </Toolbar>
      {isLinking && (
        <LinkDialog
          href={linkAtCursor(editor)}
          onSave={(href) => setLink(editor, href)}
          onRemove={() => removeLink(editor)}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}
