import type { ComponentType } from 'react';

/** A page of selling; the one in its path is named by `id`, where its path names one. */
type SalesPage = ComponentType<{ id: string }>;

/** The pages of licences and customers, each loaded by itself, and their list only with the first of them. */
export const salesPages = {
  licenses: async () => (await import('../features/licenses/LicensesPage.tsx')).LicensesPage,
  addLicense: async () => (await import('../features/licenses/AddLicensePage.tsx')).AddLicensePage,
  editLicense: async () =>
    (await import('../features/licenses/EditLicensePage.tsx')).EditLicensePage,
  importLicenses: async () => (await import('../features/licenseImport/ImportPage.tsx')).ImportPage,
  licenseRefusals: async () => (await import('../features/licenses/RefusalsPage.tsx')).RefusalsPage,
  offlineLicenses: async () => (await import('../features/licenses/OfflinePage.tsx')).OfflinePage,
  customers: async () => (await import('../features/customers/CustomersPage.tsx')).CustomersPage,
  customer: async () => (await import('../features/customers/CustomerPage.tsx')).CustomerPage,
} as const satisfies Record<string, () => Promise<SalesPage>>;
