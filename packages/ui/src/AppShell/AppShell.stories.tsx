import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Breadcrumb, Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ChartIcon, FlagIcon, HomeIcon, UsersIcon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AppShell } from './AppShell.tsx';
import { NavGroup, NavLink } from './Nav.tsx';

const pages = [
  { href: '#tides', icon: <ChartIcon />, name: 'Tides' },
  { href: '#crew', icon: <UsersIcon />, name: 'Crew and pilots on the northern quay' },
];

function Harbor({ banner, children }: { banner?: ReactNode; children?: ReactNode }) {
  const [current, setCurrent] = useState('#ships');
  const link = (href: string, icon: ReactNode, name: string) => (
    <NavLink key={href} href={href} icon={icon} isCurrent={current === href}>
      {name}
    </NavLink>
  );
  return (
    <RouterProvider navigate={setCurrent}>
      <AppShell
        brand="Harbor"
        banner={banner}
        navigation={
          <>
            <NavGroup>{link('#home', <HomeIcon />, 'Home')}</NavGroup>
            <NavGroup title="Fleet">{link('#ships', <FlagIcon />, 'Ships')}</NavGroup>
            <NavGroup title="Harbor">
              {pages.map(({ href, icon, name }) => link(href, icon, name))}
            </NavGroup>
          </>
        }
        topBar={
          <Inline justify="between" isWrapping={false}>
            <Breadcrumbs label="Where you are">
              <Breadcrumb href="#ships">Ships</Breadcrumb>
              <Breadcrumb>Gray Heron</Breadcrumb>
            </Breadcrumbs>
            <Avatar name="Maren Roth" />
          </Inline>
        }
      >
        {children ?? (
          <Stack gap="24">
            <PageHeader
              title="Gray Heron"
              actions={<Button variant="primary">Add voyage</Button>}
            />
            <Card title="Voyages">Eleven voyages this year.</Card>
          </Stack>
        )}
      </AppShell>
    </RouterProvider>
  );
}

const meta: Meta<typeof AppShell> = {
  title: 'Components/AppShell',
  tags: ['rtl'],
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: ({ banner, children }) => <Harbor banner={banner}>{children}</Harbor>,
};
export default meta;

type Story = StoryObj<typeof AppShell>;

export const Default: Story = {};

export const WithABanner: Story = {
  args: {
    banner: (
      <Alert tone="caution" title="The harbor dues are late.">
        Pay them before the next tide.
      </Alert>
    ),
  },
};

export const LongText: Story = {
  args: { children: <PageHeader title={'Llanfairpwllgwyngyll'.repeat(8)} /> },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const MarksTheCurrentPageByMoreThanColor: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const current = within(navigation).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Ships');
    const other = within(navigation).getByRole('link', { name: 'Home' });
    await expect(getComputedStyle(current).borderColor).not.toBe(
      getComputedStyle(other).borderColor,
    );
  },
};

export const GroupsLinksUnderTheirTitles: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Harbor' });
    await expect(within(list).getAllByRole('link')).toHaveLength(pages.length);
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    const main = canvas.getByRole('main');
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    await expect(main).toHaveAttribute('tabindex', '-1');
  },
};

export const HasLandmarks: Story = {
  play: async ({ canvas }) => {
    for (const role of ['banner', 'main']) {
      await expect(canvas.getAllByRole(role)).toHaveLength(1);
    }
  },
};

/** The drawer is for narrow screens; the story presses its button as the keyboard would. */
const openDrawer = async () => {
  const opener = screen.getByRole('button', { name: 'Open navigation', hidden: true });
  opener.click();
  return screen.findByRole('dialog', { name: 'Main' });
};

export const OpensADrawerWithTheSameLinks: Story = {
  play: async () => {
    const drawer = await openDrawer();
    await expect(within(drawer).getAllByRole('link')).toHaveLength(pages.length + 2);
    await expect(within(drawer).getByRole('link', { current: 'page' })).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
  },
};

export const ClosesTheDrawerByEscape: Story = {
  play: async () => {
    await openDrawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosesTheDrawerAfterNavigation: Story = {
  play: async () => {
    const drawer = await openDrawer();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Tides' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NeverScrollsHorizontally: Story = {
  args: { children: <PageHeader title={'Llanfairpwllgwyngyll'.repeat(8)} /> },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
