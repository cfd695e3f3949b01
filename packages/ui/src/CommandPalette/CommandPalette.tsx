'use client';
import { Dialog } from 'react-aria-components/Dialog';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteSection } from './matchSections.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, or a selection. */
  onOpenChange: (isOpen: boolean) => void;
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
}

/**
 * Opens pages and runs commands from the keyboard: type, arrow keys, Enter; Escape closes it.
 *
 * Filters `sections` by the query and closes after a selection.
 */
export function CommandPalette({ isOpen, onOpenChange, label, ...search }: CommandPaletteProps) {
  return (
    <Overlay
      backdrop={overlay.backdrops.top}
      panel={overlay.panels.medium}
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={label} className={styles.palette}>
        <PaletteSearch {...search} label={label} onClose={() => onOpenChange(false)} />
      </Dialog>
    </Overlay>
  );
}
