import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';
import { NavGroup, NavLink } from './Nav.tsx';

test('renders navigation and page on a server', () => {
  const html = renderToString(
    <AppShell
      navigation={
        <NavGroup title="Fleet">
          <NavLink href="/ships" icon={null} isCurrent>
            Ships
          </NavLink>
        </NavGroup>
      }
      topBar="Top"
    >
      <PageHeader title="Ships" />
    </AppShell>,
  );
  expect(html).toMatch(
    /<a[^>]*href="\/ships"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/ships"/,
  );
  expect(html).toContain('<h1');
  expect(html).not.toContain('Close navigation');
});
