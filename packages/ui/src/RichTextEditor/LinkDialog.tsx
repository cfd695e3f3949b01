'use client';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { TextField } from '../TextField/TextField.tsx';
import { linkAddress } from './linkAddress.ts';

interface LinkDialogProps {
  /** The URL of the link to edit; empty for a new one. */
  href: string;
  onSave: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for a link's URL. Not a form, because the editor may be inside one. */
export function LinkDialog({ href, onSave, onRemove, onClose }: LinkDialogProps) {
  const words = useWords({
    link: english.link,
    removeLink: english.removeLink,
    cancel: english.cancel,
    save: english.save,
    linkAddress: english.linkAddress,
    linkAddressHelp: english.linkAddressHelp,
    invalidLinkAddress: english.invalidLinkAddress,
  });
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const address = linkAddress(typed);
    setWrong(address === null);
    if (address === null) return;
    onSave(address);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.link}
      actions={
        <>
          {href && (
            <Button
              variant="quiet"
              onPress={() => {
                onRemove();
                onClose();
              }}
            >
              {words.removeLink}
            </Button>
          )}
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <TextField
        type="url"
        label={words.linkAddress}
        description={words.linkAddressHelp}
        errorMessage={isWrong ? words.invalidLinkAddress : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          nativeEvent.preventDefault();
          save();
        }}
      />
    </Dialog>
  );
}
