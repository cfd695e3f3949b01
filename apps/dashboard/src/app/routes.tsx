import { type ComponentType, lazy, type ReactNode } from 'react';
import { type ProductKind, patterns } from '../shared/paths.ts';
import type { SeldomPageProps, seldomPages } from './seldomPages.ts';

/** What a route's pattern found in the path. */
export type RouteParameters = Readonly<Record<string, string>>;

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
  const { LoginPage } = await import('../features/auth/signIn/LoginPage.tsx');
  return LoginPage;
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
  const { VersionsPage } = await import('../features/versions/page/VersionsPage.tsx');
  return VersionsPage;
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

const nothingFound: SeldomPageProps = { id: '', nonce: '', pendingUUID: '', code: '' };

function seldom(name: keyof typeof seldomPages, access: AppRoute['access'] = 'session'): AppRoute {
  const [Page, preload] = page<SeldomPageProps>(async () => {
    const { seldomPages } = await import('./seldomPages.ts');
    return seldomPages[name]();
  });
  return {
    pattern: patterns[name],
    access,
    preload,
    render: (found) => <Page key={Object.values(found).join()} {...nothingFound} {...found} />,
  };
}

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
  seldom('register', 'visitor'),
  seldom('logout', 'anyone'),
  seldom('passwordReset', 'anyone'),
  seldom('changePassword', 'anyone'),
  seldom('deactivated', 'anyone'),
  { pattern: patterns.home, access: 'session', preload: loadHome, render: () => <HomePage /> },
  ...productRoutes('plugin'),
  ...productRoutes('theme'),
  seldom('licenses'),
  seldom('addLicense'),
  seldom('editLicense'),
  seldom('importLicenses'),
  seldom('licenseRefusals'),
  seldom('offlineLicenses'),
  seldom('customers'),
  seldom('customer'),
  seldom('profile'),
  seldom('security'),
  seldom('support'),
  seldom('apiKeys'),
  seldom('team'),
  seldom('joinTeam', 'anyone'),
  seldom('acceptInvitation'),
  seldom('createOperator', 'visitor'),
  seldom('accounts'),
  seldom('account'),
  seldom('interfaceFlags'),
  seldom('auditLog'),
  seldom('featureFlags'),
];
