import { AppShell } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { PaletteButton } from './PaletteButton.tsx';
import { PlanBadge } from './PlanBadge.tsx';
import { ShellNavigation } from './ShellNavigation.tsx';
import * as styles from './shell.css.ts';
import { shellMessages } from './shell.messages.ts';
import { ToastCorner } from './ToastCorner.tsx';
import { Trail } from './Trail.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useAccountNotice } from './useAccountNotice.tsx';

const brand = (
  <span className={styles.brand}>
    <img src="/favicon.svg" alt="" width={24} height={24} />
    {shellMessages.brand}
  </span>
);

/** The frame around every page of somebody signed in. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const notice = useAccountNotice();
  const topBar = (
    <div className={styles.topBar}>
      <div className={styles.trail}>
        <Trail path={path} />
      </div>
      <PaletteButton />
      <div className={styles.plan}>
        <PlanBadge />
      </div>
      <UserMenu />
    </div>
  );
  return (
    <>
      <AppShell
        brand={brand}
        navigation={<ShellNavigation path={path} />}
        topBar={topBar}
        banner={notice}
      >
        {children}
      </AppShell>
      <ToastCorner />
    </>
  );
}
