import { AppShell } from '@pressdock/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isActingAtom, personAtom } from '../../entities/user/user.queries.ts';
import { followAccountSwitches } from '../../shared/session/accountSwitch.ts';
import { useAtomValue } from '../../shared/state.ts';
import { loadFeaturesOnInteraction } from './loadFeaturesOnInteraction.ts';
import { ShellNavigation } from './navigation/ShellNavigation.tsx';
import { Trail } from './navigation/Trail.tsx';
import { PlanBadge } from './PlanBadge.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import * as styles from './shell.css.ts';
import { shellMessages } from './shell.messages.ts';
import { ToastCorner } from './ToastCorner.tsx';
import { useAccountNotice } from './useAccountNotice.tsx';
import { UserMenu } from './userMenu/UserMenu.tsx';

const brand = (
  <span className={styles.brand}>
    <img src="/favicon.svg" alt="" width={24} height={24} />
    {shellMessages.brand}
  </span>
);

const ActingBanner = lazy(async () => ({
  default: (await import('./acting/ActingBanner.tsx')).ActingBanner,
}));

const VerificationBanner = lazy(async () => ({
  default: (await import('./verification/VerificationBanner.tsx')).VerificationBanner,
}));

/** The frame around every page of a signed-in person. */
export function Shell({ path, children }: { path: string; children: ReactNode }) {
  useEffect(followAccountSwitches, []);
  useEffect(loadFeaturesOnInteraction, []);
  const notice = useAccountNotice();
  const isActing = useAtomValue(isActingAtom);
  const person = useAtomValue(personAtom);
  const isUnverified = person !== undefined && !person.isEmailVerified;
  const banner = !(isActing || isUnverified) ? (
    notice
  ) : (
    <Suspense fallback={notice}>
      {isActing ? <ActingBanner /> : null}
      {isUnverified ? <VerificationBanner email={person.email} /> : null}
      {notice}
    </Suspense>
  );
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
        banner={banner}
      >
        {children}
      </AppShell>
      <ToastCorner />
    </>
  );
}
