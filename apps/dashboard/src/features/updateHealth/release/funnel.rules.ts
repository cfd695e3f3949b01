import type { ReleaseHealthResponse } from '@pressdock/api';
import type { ChartData } from '@pressdock/charts';
import { healthSteps } from '../healthSteps.rules.ts';
import { type HealthStep, updateHealthMessages as words } from '../updateHealth.messages.ts';

/** Returns the numbers of a release as a chart, in the order of an update. */
export const funnelChart = (health: Pick<ReleaseHealthResponse, HealthStep>): ChartData => ({
  series: [words.release.sites],
  rows: healthSteps.map((step) => ({ label: words.steps[step], values: [health[step]] })),
});
