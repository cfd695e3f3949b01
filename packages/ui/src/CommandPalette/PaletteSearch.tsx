'use client';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { Input, TextField } from 'react-aria-components/TextField';
import { SearchIcon } from '../Icon/controlIcons.tsx';
import * as styles from './CommandPalette.css.ts';
import {
  type CommandPaletteItem,
  type CommandPaletteSection,
  matchSections,
} from './matchSections.ts';

interface PaletteSearchProps {
  label: string;
  placeholder: string;
  emptyMessage: string;
  sections: CommandPaletteSection[];
  inputValue?: string;
  onInputChange?: (value: string) => void;
  onClose: () => void;
}

/** The palette's field and list. They unmount with the dialog, so it always opens empty. */
export function PaletteSearch({
  label,
  placeholder,
  emptyMessage,
  sections,
  inputValue,
  onInputChange,
  onClose,
}: PaletteSearchProps) {
  const [ownValue, setOwnValue] = useState('');
  const value = inputValue ?? ownValue;
  const matches = matchSections(sections, value);
  const change = (next: string) => {
    setOwnValue(next);
    onInputChange?.(next);
  };
  const choose = (item: CommandPaletteItem) => {
    item.onAction?.();
    onClose();
  };
  return (
    <Autocomplete inputValue={value} onInputChange={change}>
      <TextField aria-label={label} autoFocus className={styles.field}>
        <SearchIcon size={20} />
        <Input
          role="combobox"
          aria-expanded="true"
          aria-haspopup="listbox"
          placeholder={placeholder}
          className={styles.input}
        />
      </TextField>
      <ListBox aria-label={label} items={matches} className={styles.list}>
        {(section) => (
          <ListBoxSection id={section.title} className={styles.section}>
            <Header className={styles.title}>{section.title}</Header>
            <Collection items={section.items}>
              {(item) => <PaletteItem item={item} onChoose={choose} />}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
      <p role="status" className={matches.length > 0 ? undefined : styles.emptyMessage}>
        {matches.length > 0 ? '' : emptyMessage}
      </p>
    </Autocomplete>
  );
}

interface PaletteItemProps {
  item: CommandPaletteItem;
  onChoose: (item: CommandPaletteItem) => void;
}

function PaletteItem({ item, onChoose }: PaletteItemProps) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      href={item.href}
      onAction={() => onChoose(item)}
      className={styles.item}
    >
      {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
      <span className={styles.label}>{item.label}</span>
      {item.detail ? <span className={styles.detail}> {item.detail}</span> : null}
    </ListBoxItem>
  );
}
