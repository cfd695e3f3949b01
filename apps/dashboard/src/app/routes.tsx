import { type ComponentType, lazy, type ReactNode } from 'react';
import { type ProductKind, patterns } from '../shared/paths.ts';
import type { accountPages } from './accountPages.ts';
import type { salesPages } from './salesPages.ts';
import type { TeamPageProps, teamPages } from './teamPages.ts';

/** What a route's pattern found in the path. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** One page: where it is, who may see it, and what it shows. */
export interface AppRoute {
  pattern: string;
  /** `visitor`: only without a session. `session`: only with one, inside the shell. `anyone`: both. */
  access: 'visitor' | 'session' | 'anyone';
  render: (parameters: RouteParameters) => ReactNode;
  /** Starts loading the page's code, before anything around it has loaded. */
  preload: () => void;
}

/** A page that is loaded when it is first shown, and how to begin with that earlier. */
function page<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loading = async () => ({ default: await load() });
  // A failure shows when the page does.
  return [lazy(loading), () => void loading().catch(() => undefined)] as const;
}

const [LoginPage, loadLogin] = page(async () => {
  const { LoginPage } = await import('../features/auth/LoginPage.tsx');
  return LoginPage;
});
const [LogoutPage, loadLogout] = page(async () => {
  const { LogoutPage } = await import('../features/auth/LogoutPage.tsx');
  return LogoutPage;
});
const [RegisterPage, loadRegister] = page(async () => {
  const { RegisterPage } = await import('../features/auth/RegisterPage.tsx');
  return RegisterPage;
});
const [HomePage, loadHome] = page(async () => {
  const { HomePage } = await import('../features/home/HomePage.tsx');
  return HomePage;
});
const [ProductListPage, loadProductList] = page(async () => {
  const { ProductListPage } = await import('../features/products/ProductListPage.tsx');
  return ProductListPage;
});
const [AddProductPage, loadAddProduct] = page(async () => {
  const { AddProductPage } = await import('../features/productForm/AddProductPage.tsx');
  return AddProductPage;
});
const [EditProductPage, loadEditProduct] = page(async () => {
  const { EditProductPage } = await import('../features/productForm/EditProductPage.tsx');
  return EditProductPage;
});
const [VersionsPage, loadVersions] = page(async () => {
  const { VersionsPage } = await import('../features/products/VersionsPage.tsx');
  return VersionsPage;
});
const [ProfilePage, loadProfile] = page(async () => {
  const { ProfilePage } = await import('../features/profile/ProfilePage.tsx');
  return ProfilePage;
});
const [ApiKeysPage, loadApiKeys] = page(async () => {
  const { ApiKeysPage } = await import('../features/apiKeys/ApiKeysPage.tsx');
  return ApiKeysPage;
});

const productRoutes = (kind: ProductKind): AppRoute[] => [
  {
    pattern: patterns.products(kind),
    access: 'session',
    preload: loadProductList,
    render: () => <ProductListPage kind={kind} />,
  },
  {
    pattern: patterns.addProduct(kind),
    access: 'session',
    preload: loadAddProduct,
    render: () => <AddProductPage kind={kind} />,
  },
  {
    pattern: patterns.editProduct(kind),
    access: 'session',
    preload: loadEditProduct,
    render: ({ id = '' }) => <EditProductPage key={id} kind={kind} id={id} />,
  },
  {
    pattern: patterns.product(kind),
    access: 'session',
    preload: loadVersions,
    render: ({ id = '' }) => <VersionsPage key={id} kind={kind} id={id} />,
  },
  {
    pattern: patterns.copyVersion(kind),
    access: 'session',
    preload: loadVersions,
    render: ({ id = '', sourceId = '', sourceVersionId = '' }) => (
      <VersionsPage key={id} kind={kind} id={id} copy={{ sourceId, sourceVersionId }} />
    ),
  },
];

const salesRoute = (name: keyof typeof salesPages): AppRoute => {
  const [Page, preload] = page<{ id: string }>(async () => {
    const { salesPages } = await import('./salesPages.ts');
    return salesPages[name]();
  });
  return {
    pattern: patterns[name],
    access: 'session',
    preload,
    render: ({ id = '' }) => <Page key={id} id={id} />,
  };
};

const accountRoute = (name: keyof typeof accountPages, access: AppRoute['access']): AppRoute => {
  const [Page, preload] = page<{ nonce: string }>(async () => {
    const { accountPages } = await import('./accountPages.ts');
    return accountPages[name]();
  });
  return {
    pattern: patterns[name],
    access,
    preload,
    render: ({ nonce = '' }) => <Page key={nonce} nonce={nonce} />,
  };
};

const teamRoute = (name: keyof typeof teamPages, access: AppRoute['access']): AppRoute => {
  const [Page, preload] = page<TeamPageProps>(async () => {
    const { teamPages } = await import('./teamPages.ts');
    return teamPages[name]();
  });
  return {
    pattern: patterns[name],
    access,
    preload,
    render: ({ id = '', pendingUUID = '', code = '' }) => (
      <Page key={id + pendingUUID} id={id} pendingUUID={pendingUUID} code={code} />
    ),
  };
};

/**
 * Every page of the dashboard, the first match counts. A path that is not here leads to signing in.
 * @see specification, section 2
 */
export const routes: readonly AppRoute[] = [
  {
    pattern: patterns.login,
    access: 'visitor',
    preload: loadLogin,
    render: () => <LoginPage />,
  },
  {
    pattern: patterns.register,
    access: 'visitor',
    preload: loadRegister,
    render: () => <RegisterPage />,
  },
  {
    pattern: patterns.logout,
    access: 'anyone',
    preload: loadLogout,
    render: () => <LogoutPage />,
  },
  accountRoute('passwordReset', 'anyone'),
  accountRoute('changePassword', 'anyone'),
  accountRoute('deactivated', 'anyone'),
  { pattern: patterns.home, access: 'session', preload: loadHome, render: () => <HomePage /> },
  ...productRoutes('plugin'),
  ...productRoutes('theme'),
  salesRoute('licenses'),
  salesRoute('addLicense'),
  salesRoute('editLicense'),
  salesRoute('importLicenses'),
  salesRoute('licenseRefusals'),
  salesRoute('offlineLicenses'),
  salesRoute('customers'),
  salesRoute('customer'),
  {
    pattern: patterns.profile,
    access: 'session',
    preload: loadProfile,
    render: () => <ProfilePage />,
  },
  accountRoute('security', 'session'),
  accountRoute('support', 'session'),
  {
    pattern: patterns.apiKeys,
    access: 'session',
    preload: loadApiKeys,
    render: () => <ApiKeysPage />,
  },
  teamRoute('team', 'session'),
  teamRoute('joinTeam', 'anyone'),
  teamRoute('acceptInvitation', 'session'),
  teamRoute('createOperator', 'visitor'),
  teamRoute('accounts', 'session'),
  teamRoute('account', 'session'),
  teamRoute('interfaceFlags', 'session'),
  teamRoute('auditLog', 'session'),
  teamRoute('featureFlags', 'session'),
];
