'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import * as shared from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { Overlay } from '../private/overlay.tsx';
import * as overlay from '../private/sideOverlay.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Drawer.css.ts';

/** The side of the page from which a drawer slides in. */
export const drawerPlacements = ['end', 'start'] as const;

/** One of `drawerPlacements`. */
export type DrawerPlacement = (typeof drawerPlacements)[number];

/** Maximum widths: 480 or 720 pixels. */
export const drawerSizes = ['medium', 'large'] as const;

/** One of `drawerSizes`. */
export type DrawerSize = (typeof drawerSizes)[number];

export interface DrawerProps extends RefAttributes<HTMLElement> {
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called with `false` when the drawer should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The title and accessible name. */
  title: string;
  /** One sentence below the title, announced when the drawer opens. */
  description?: ReactNode;
  /** The side it slides in from, relative to the reading direction. Default `'end'`. */
  placement?: DrawerPlacement;
  /** The maximum width: 480 or 720 pixels. Default `'medium'`. */
  size?: DrawerSize;
  /** Whether Escape or a press outside closes it. Use it only where no input can be lost. */
  isDismissable?: boolean;
  /** Details or fields; long content scrolls under the title. */
  children: ReactNode;
  /** Buttons that stay visible at the end. The close button at the top is always there. */
  actions?: ReactNode;
}

/**
 * Shows details or a form next to the page they belong to.
 *
 * Focus starts on the first field (on the drawer if there is none) and returns to the opener.
 */
export const Drawer = withRef(function Drawer({
  isOpen,
  onOpenChange,
  title,
  description,
  placement = 'end',
  size = 'medium',
  isDismissable = false,
  children,
  actions,
  ref,
}: DrawerProps) {
  const descriptionId = useId();
  const words = useWords({ close: english.close });
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      backdrop={overlay.backdrops[placement]}
      panel={overlay.panels[size]}
      isDismissable={isDismissable}
    >
      <Dialog
        ref={ref}
        className={styles.drawer}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className={styles.header}>
          <div className={styles.words}>
            <Heading slot="title" className={shared.title}>
              {title}
            </Heading>
            {description ? (
              <p id={descriptionId} className={shared.description}>
                {description}
              </p>
            ) : null}
          </div>
          <div className={styles.close}>
            <IconButton
              label={words.close}
              icon={<CloseIcon size={20} />}
              onPress={() => onOpenChange(false)}
            />
          </div>
        </div>
        <DialogBody>{children}</DialogBody>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Dialog>
    </Overlay>
  );
});
