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

type Command = (chain: ChainedCommands) => ChainedCommands;

/** Runs a command. After a press with a pointer, focus returns to the text. */
function run(editor: Editor, pointer: string, command: Command) {
  const isByKey = pointer === 'keyboard' || pointer === 'virtual';
  command(isByKey ? editor.chain() : editor.chain().focus()).run();
}

/** Returns the formatting at the cursor. */
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

/** The toolbar above the text. */
export function EditorToolbar({ editor, label, isDisabled }: EditorToolbarProps) {
  const words = useWords({
    formatting: english.formatting,
    bold: english.bold,
    italic: english.italic,
    inlineCode: english.inlineCode,
    link: english.link,
    bulletedList: english.bulletedList,
    numberedList: english.numberedList,
  });
  const active = useActive(editor);
  const [isLinking, setLinking] = useState(false);

  const toggle = (name: Toggled, title: string, icon: ReactNode, command: Command) => (
    <ToggleIconButton
      size="small"
      label={title}
      icon={icon}
      isDisabled={isDisabled}
      isSelected={active.has(name)}
      onPress={({ pointerType }) => run(editor, pointerType, command)}
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
        <HistoryButtons editor={editor} isDisabled={isDisabled} />
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

/** The buttons that undo and redo changes. */
function HistoryButtons({ editor, isDisabled }: Omit<EditorToolbarProps, 'label'>) {
  const words = useWords({ undo: english.undo, redo: english.redo });
  return (
    <>
      <IconButton
        size="small"
        label={words.undo}
        icon={<icons.UndoIcon />}
        isDisabled={isDisabled}
        onPress={({ pointerType }) => run(editor, pointerType, (chain) => chain.undo())}
      />
      <IconButton
        size="small"
        label={words.redo}
        icon={<icons.RedoIcon />}
        isDisabled={isDisabled}
        onPress={({ pointerType }) => run(editor, pointerType, (chain) => chain.redo())}
      />
    </>
  );
}
