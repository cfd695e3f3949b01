import { defineModule, exportedPart } from '../../module.ts';
import { richTextModule } from '../richText/richText.module.ts';
import { versionsModule } from '../versions/versions.module.ts';
import { blankPlugin, blankTheme } from './fields.rules.ts';
import { productsRoutes } from './products.routes.ts';
import { createProductsService } from './products.service.ts';
import { productSubjects } from './products.subjects.store.ts';
import { productsTables } from './products.tables.ts';

/** Plugins and themes. */
export const productsModule = defineModule({
  name: 'products',
  tables: productsTables,
  exportedData: [
    exportedPart('products', 'items', [
      ...(['id', 'kind', 'name', 'slug', 'description', 'homepage', 'author'] as const),
      ...(['author_homepage', 'details_url', 'installation', 'require_purchase_code'] as const),
      ...(['envato', 'envato_ignore_supported_until', 'envato_id'] as const),
      ...(['easy_digital_downloads', 'easy_digital_downloads_id'] as const),
      ...(['easy_digital_downloads_url', 'webhook_urls', 'gumroad'] as const),
      ...(['gumroad_product_permalink', 'gumroad_product_id', 'sendowl'] as const),
      ...(['sendowl_product_id', 'whmcs', 'whmcs_url', 'composer', 'icon'] as const),
      ...(['banner_high', 'banner_low', 'repository', 'branch', 'github_actions'] as const),
      ...(['created_at', 'updated_at'] as const),
    ]),
  ],
  subjectLookups: productSubjects,
  services({ database, external: { judgeAddress }, events, use }) {
    const { sanitize } = use(richTextModule);
    const { releases } = use(versionsModule);
    const dependencies = {
      database,
      events,
      judgeAddress,
      sanitize,
      releases,
    };
    return {
      plugin: createProductsService('plugin', blankPlugin, dependencies),
      theme: createProductsService('theme', blankTheme, dependencies),
    };
  },
  routes: productsRoutes,
});
