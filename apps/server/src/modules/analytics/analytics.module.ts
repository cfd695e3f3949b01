import { defineModule } from '../../module.ts';
import { sitesModule } from '../sites/sites.module.ts';
import { answersRoutes } from './answers/answers.routes.ts';
import { createAnswers } from './answers/answers.service.ts';
import { analyticsDaysRoutes } from './days/analyticsDays.routes.ts';
import { createAnalyticsDays } from './days/analyticsDays.service.ts';
import { createDownloadDetail } from './days/downloadDetail.service.ts';
import { createSharedFigures } from './shared/sharedFigures.service.ts';
import { domainsRoutes } from './sites/domains.routes.ts';
import { createDomains } from './sites/domains.service.ts';
import { createSiteCounts } from './sites/siteCounts.ts';
import { createSiteNames } from './sites/siteNames.service.ts';
import { createSiteSnapshots } from './sites/siteSnapshots.ts';
import { siteValuesRoutes } from './sites/siteValues.routes.ts';
import { createSiteValues } from './sites/siteValues.service.ts';

/** The reports of the sites of all products, per day. */
export const analyticsModule = defineModule({
  name: 'analytics',
  services({ database, external, use }) {
    const snapshots = createSiteSnapshots(database, use(sitesModule).rollups);
    const counts = createSiteCounts(database, snapshots);
    return {
      days: createAnalyticsDays(database),
      readDownloads: createDownloadDetail(database),
      values: createSiteValues(database, counts),
      names: createSiteNames(database),
      domains: createDomains(database, snapshots, external.geo),
      answers: createAnswers(database),
      readSharedFigures: createSharedFigures(database, counts),
    };
  },
  routes(app, { days, readDownloads, values, names, domains, answers }) {
    analyticsDaysRoutes(app, days, readDownloads);
    siteValuesRoutes(app, values, names);
    domainsRoutes(app, domains);
    answersRoutes(app, answers);
  },
});
