'use client';
import { Dialog } from 'react-aria-components/Dialog';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteSection } from './matchSections.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

export interface CommandPaletteProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called with `false` by Escape, a press beside it, and a choice. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  /** What can be found by it. */
  placeholder: string;
  /** What shows when nothing matches. */
  emptyMessage: string;
  /** Everything it can open or do, by kind. */
  sections: CommandPaletteSection[];
  /** What is typed, when the caller wants to search further by it. */
  inputValue?: string;
  /** Called with what is typed. */
  onInputChange?: (value: string) => void;
}

/**
 * Goes anywhere and does anything from the keyboard: type, arrow keys, Enter; Escape closes it.
 *
 * It filters `sections` by what is typed and closes itself once something was chosen.
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
