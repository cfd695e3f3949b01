import type { ResourceSample } from '../../../test/harness/samples.ts';

const grant = { selectedPlan: 'pressdock-solo-2020', analyticsPlan: 'none', until: null };
const reason = 'A gift';

/** The facts about plans, payments and invoices for the tests of all resources, whose server has no billing. */
export const sample: ResourceSample = {
  url: '/api/v1/invoices',
  create: async () => 'in_1',
  bodies: {
    previewPlan: { plan: 'pressdock-agency-2020' },
    changePlan: { plan: 'pressdock-agency-2020' },
    grantPlan: { ...grant, reason },
    endGrant: { reason },
    changeAccountPlan: { plan: 'pressdock-agency-2020', reason },
  },
  statuses: {
    previewPlan: 409,
    changePlan: 409,
    startStripeSession: 409,
    removeCard: 409,
    downloadInvoice: 404,
    payInvoice: 404,
    receiveStripeEvent: 404,
  },
};
