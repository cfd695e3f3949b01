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

/** The side of the page from which a drawer comes. */
export const drawerPlacements = ['end', 'start'] as const;

/** One of `drawerPlacements`. */
export type DrawerPlacement = (typeof drawerPlacements)[number];

/** How wide a drawer may grow: 480 or 720 pixels. */
export const drawerSizes = ['medium', 'large'] as const;

/** One of `drawerSizes`. */
export type DrawerSize = (typeof drawerSizes)[number];

export interface DrawerProps extends RefAttributes<HTMLElement> {
  /** Whether it shows; the caller keeps this. */
  isOpen: boolean;
  /** Called with `false` when the drawer asks to be closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the drawer, above what it holds. */
  title: string;
  /** One sentence under the title, read out when the drawer opens. */
  description?: ReactNode;
  /** The side it comes from, by the reading direction. Default `'end'`. */
  placement?: DrawerPlacement;
  /** How wide it may grow: 480 or 720 pixels. Default `'medium'`. */
  size?: DrawerSize;
  /** Lets Escape and a press beside the drawer close it. Only where nothing can be lost by that. */
  isDismissable?: boolean;
  /** Details or fields; they scroll under the title when they are long. */
  children: ReactNode;
  /** Buttons that stay in sight at the end; the cross at the top is always there. */
  actions?: ReactNode;
}

/**
 * Shows details or a form beside the page that they belong to.
 *
 * Focus starts on the first field (on the drawer when it has none) and returns to the opener.
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
