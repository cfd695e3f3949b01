import { PRODUCT_KINDS, type ProductKind, productRoutes } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { PackageReports } from './packageReports.service.ts';
import type { VersionCopies } from './versionCopies.service.ts';

/** Mounts the routes of package reports and of copying versions between products. */
export function packageReportsRoutes(
  app: App,
  reports: PackageReports,
  copies: VersionCopies,
): void {
  for (const kind of PRODUCT_KINDS) mountPackageReports(app, kind, reports, copies);
}

function mountPackageReports(
  app: App,
  kind: ProductKind,
  reports: PackageReports,
  copies: VersionCopies,
): void {
  const routes = productRoutes(kind);
  const { inspectPackage, inspectNewPackage, readPackageReport, copyVersion } = routes;
  const productOf = ({ params }: { params: { id: string } }) => ({ kind, productId: params.id });

  app.route({
    ...inspectPackage,
    handler: async (request) =>
      reports.inspect(contextOf(request), productOf(request), request.body.s3Url),
  });

  app.route({
    ...inspectNewPackage,
    handler: async (request) => reports.inspectNew(contextOf(request), kind, request.body.s3Url),
  });

  app.route({
    ...readPackageReport,
    handler: async (request) =>
      reports.read(contextOf(request), productOf(request), request.params.versionId),
  });

  app.route({
    ...copyVersion,
    handler: async (request, reply) => {
      const { sourceVersionId } = request.body;
      const version = await copies.copy(contextOf(request), productOf(request), sourceVersionId);
      return reply.code(201).send(version);
    },
  });
}
