import { IdParams } from '../contract/primitives.schemas.ts';
import { PRODUCT_READ, PRODUCT_RELEASE, PRODUCT_WORK } from '../contract/productConfig.ts';
import { KIND_NAMES, KIND_TAGS, type ProductKind } from '../contract/productKind.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import { VersionParams } from '../versions/versions.schemas.ts';
import {
  InspectNewPackageResponse,
  InspectPackageRequest,
  InspectPackageResponse,
  PackageReport,
} from './packages.schemas.ts';

/** Returns the records of the calls on package reports of products of one kind. */
export function packageReportRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const tags = KIND_TAGS[kind];
  return {
    /** Inspects an uploaded package before a version is published from it. The upload stays unused. */
    inspectPackage: {
      method: 'POST',
      url: `/api/v1/${kind}s/:id/package-report`,
      config: { ...PRODUCT_RELEASE, operationId: `inspect${name}Package` },
      schema: {
        summary: 'Inspect an uploaded package before publishing it',
        tags,
        params: IdParams,
        body: InspectPackageRequest,
        response: {
          200: InspectPackageResponse,
          ...sessionErrors,
          ...bodyErrors,
          ...errors(404, 409),
        },
      },
    },
    /** Inspects an uploaded package before its product is added. The upload stays unused. */
    inspectNewPackage: {
      method: 'POST',
      url: `/api/v1/${kind}s/package-report`,
      config: {
        ...PRODUCT_WORK,
        operationId: `inspectNew${name}Package`,
        audit: { when: 'always' },
      },
      schema: {
        summary: `Inspect the uploaded package of a new ${kind}`,
        tags,
        body: InspectPackageRequest,
        response: {
          200: InspectNewPackageResponse,
          ...sessionErrors,
          ...bodyErrors,
          ...errors(409),
        },
      },
    },
    /** Returns the package report of a version. */
    readPackageReport: {
      method: 'GET',
      url: `/api/v1/${kind}s/:id/versions/:versionId/package-report`,
      config: { ...PRODUCT_READ, operationId: `read${name}PackageReport` },
      schema: {
        summary: 'Read the package report of a version',
        tags,
        params: VersionParams,
        response: { 200: PackageReport, ...sessionErrors, ...errors(404) },
      },
    },
  } as const;
}
