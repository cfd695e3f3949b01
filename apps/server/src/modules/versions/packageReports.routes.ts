import {
  copyPluginVersion,
  copyThemeVersion,
  inspectPluginPackage,
  inspectThemePackage,
  readPluginPackageReport,
  readThemePackageReport,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { PackageReports } from './packageReports.service.ts';
import type { VersionCopies } from './versionCopies.service.ts';

/** Connect what is told about packages, and their copying from product to product. */
export function packageReportsRoutes(
  app: App,
  reports: PackageReports,
  copies: VersionCopies,
): void {
  app.route({
    ...inspectPluginPackage,
    handler: async (request) => {
      const of = { kind: 'plugin', itemId: request.params.id } as const;
      return reports.inspect(contextOf(request), of, request.body.s3Url);
    },
  });
  app.route({
    ...inspectThemePackage,
    handler: async (request) => {
      const of = { kind: 'theme', itemId: request.params.id } as const;
      return reports.inspect(contextOf(request), of, request.body.s3Url);
    },
  });
  app.route({
    ...readPluginPackageReport,
    handler: async (request) => {
      const of = { kind: 'plugin', itemId: request.params.id } as const;
      return reports.read(contextOf(request), of, request.params.versionId);
    },
  });
  app.route({
    ...readThemePackageReport,
    handler: async (request) => {
      const of = { kind: 'theme', itemId: request.params.id } as const;
      return reports.read(contextOf(request), of, request.params.versionId);
    },
  });
  app.route({
    ...copyPluginVersion,
    handler: async (request, reply) => {
      const of = { kind: 'plugin', itemId: request.params.id } as const;
      const { sourceVersionId } = request.body;
      return reply.code(201).send(await copies.copy(contextOf(request), of, sourceVersionId));
    },
  });
  app.route({
    ...copyThemeVersion,
    handler: async (request, reply) => {
      const of = { kind: 'theme', itemId: request.params.id } as const;
      const { sourceVersionId } = request.body;
      return reply.code(201).send(await copies.copy(contextOf(request), of, sourceVersionId));
    },
  });
}
