'use client';
import { Dialog } from 'react-aria-components/Dialog';
import * as overlay from '../private/overlay.css.ts';
import { Overlay } from '../private/overlay.tsx';
import * as styles from './CommandPalette.css.ts';
import { type PaletteContent, PaletteSearch } from './PaletteSearch.tsx';

export interface CommandPaletteProps extends PaletteContent {
  /** Whether the palette is open. */
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, or a selection. */
  onOpenChange: (isOpen: boolean) => void;
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
