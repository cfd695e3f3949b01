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
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchIcon } from '../Icon/controlIcons.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CommandPalette.css.ts';
import {
  type CommandPaletteItem,
  type CommandPaletteSection,
  matchSections,
} from './matchSections.ts';

/** The items, texts and search state of a palette. */
export interface PaletteContent {
  /** The accessible name of the dialog and its field. */
  label: string;
  /** A hint at what can be found. */
  placeholder: string;
  /** The content shown when nothing matches. */
  emptyMessage: string;
  /** The items by section. */
  sections: CommandPaletteSection[];
  /** The query if controlled, for example to search further. */
  inputValue?: string;
  /** Called with the query. */
  onInputChange?: (value: string) => void;
  /** Whether further items are being searched for; announced, like their number afterward. */
  isPending?: boolean;
  /** Why the search for further items failed and what to do, in one or two sentences. */
  errorMessage?: string;
  /** Repeats the search after an error. */
  onRetry?: () => void;
}

interface PaletteSearchProps extends PaletteContent {
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
  isPending,
  errorMessage,
  onRetry,
  onClose,
}: PaletteSearchProps) {
  const words = useWords({ searching: english.searching, listCount: english.listCount });
  const [ownValue, setOwnValue] = useState('');
  const value = inputValue ?? ownValue;
  const matches = matchSections(sections, value);
  const count = matches.reduce((sum, { items }) => sum + items.length, 0);
  const isEmpty = count === 0 && !errorMessage;
  // Only a search that takes time announces its result: filtering follows each key at once.
  const isAnnounced = isPending === false && value.trim() !== '' && !errorMessage;
  const countMessage = isAnnounced && count > 0 ? words.listCount(count) : '';
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
          aria-busy={isPending || undefined}
          placeholder={placeholder}
          className={styles.input}
        />
        {isPending ? <PendingRing /> : null}
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
      <p role="status" className={isEmpty ? styles.emptyMessage : hidden}>
        {isPending ? words.searching : isEmpty ? emptyMessage : countMessage}
      </p>
      {errorMessage ? <SearchError message={errorMessage} onRetry={onRetry} /> : null}
    </Autocomplete>
  );
}

interface SearchErrorProps {
  message: string;
  onRetry: (() => void) | undefined;
}

function SearchError({ message, onRetry }: SearchErrorProps) {
  const words = useWords({ tryAgain: english.tryAgain });
  const retry = onRetry ? (
    <Button size="small" onPress={onRetry}>
      {words.tryAgain}
    </Button>
  ) : undefined;
  return (
    <div className={styles.error}>
      <Alert tone="critical" actions={retry}>
        {message}
      </Alert>
    </div>
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
      <span className={styles.label}>
        <span className={item.isMonospace ? styles.code : undefined}>{item.label}</span>
        {item.description ? <span className={styles.description}> {item.description}</span> : null}
      </span>
      {item.detail ? <span className={styles.detail}> {item.detail}</span> : null}
    </ListBoxItem>
  );
}
