'use client';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { MenuIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { above } from '../tokens/breakpoints.ts';
import * as styles from './AppShell.css.ts';

const loadDrawer = () => import('./NavDrawer.tsx');

/** Loaded on demand: wide screens never open the drawer, and its dependencies are a tenth of a small page's script. */
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }));

export interface AppShellProps {
  /** The product's name or logo, above the navigation. */
  brand?: ReactNode;
  /** `NavGroup`s of `NavLink`s. */
  navigation: ReactNode;
  /** The content of the top bar: breadcrumbs at the start, global controls at the end. */
  topBar: ReactNode;
  /** A message about the whole account, above the page. */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page: navigation at the side, a bar at the top, content at most 1200 px wide.
 *
 * Below 900 px, the navigation is in a drawer that a button opens.
 */
export function AppShell({ brand, navigation, topBar, banner, children }: AppShellProps) {
  const words = useWords({
    skipToContent: english.skipToContent,
    navigation: english.navigation,
    openNavigation: english.openNavigation,
  });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isDrawerNeeded, setDrawerNeeded] = useState(false);
  const mainId = useId();
  useEffect(() => {
    // Preloaded wherever its button is visible, so that the drawer is ready when it is pressed.
    if (!matchMedia(above('medium')).matches) loadDrawer().catch(() => undefined);
  }, []);
  return (
    <div className={styles.shell}>
      <SkipLink href={`#${mainId}`}>{words.skipToContent}</SkipLink>
      <nav aria-label={words.navigation} className={styles.side}>
        {brand ? <div className={styles.brand}>{brand}</div> : null}
        <div className={styles.navigation}>{navigation}</div>
      </nav>
      <div className={styles.column}>
        <header className={styles.topBar}>
          <div className={styles.menuButton}>
            <IconButton
              label={words.openNavigation}
              icon={<MenuIcon size={20} />}
              variant="quiet"
              onPress={() => {
                setDrawerNeeded(true);
                setDrawerOpen(true);
              }}
            />
          </div>
          <div className={styles.topBarContent}>{topBar}</div>
        </header>
        {banner ? <div className={styles.banner}>{banner}</div> : null}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {isDrawerNeeded ? (
        <Suspense fallback={null}>
          <NavDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} brand={brand}>
            {navigation}
          </NavDrawer>
        </Suspense>
      ) : null}
    </div>
  );
}
