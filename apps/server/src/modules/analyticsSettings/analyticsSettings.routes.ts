import {
  createShare,
  eraseDomain,
  listErasures,
  listShares,
  readAnalyticsSettings,
  readCollectedFields,
  readSharedAnalytics,
  revokeShare,
  saveAnalyticsSettings,
  saveCollectedFields,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ErasuresService } from './erasures/erasures.service.ts';
import type { AnalyticsSettingsService } from './settings/analyticsSettings.service.ts';
import type { SharesService } from './shares/shares.service.ts';

/** The services of the module. */
export interface AnalyticsSettingsServices {
  settings: AnalyticsSettingsService;
  erasures: ErasuresService;
  shares: SharesService;
}

/** Mounts the routes of settings, erased domains and links that share analytics. */
export function analyticsSettingsRoutes(app: App, services: AnalyticsSettingsServices): void {
  mountSettings(app, services);
  mountErasures(app, services);
  mountShares(app, services);
}

function mountSettings(app: App, { settings }: AnalyticsSettingsServices): void {
  app.route({
    ...readAnalyticsSettings,
    handler: (request) => settings.read(contextOf(request), request.params.uuid),
  });

  app.route({
    ...saveAnalyticsSettings,
    handler: (request) => settings.save(contextOf(request), request.params.uuid, request.body),
  });

  app.route({
    ...readCollectedFields,
    handler: (request) => {
      const { uuid, id } = request.params;
      return settings.readFields(contextOf(request), uuid, id);
    },
  });

  app.route({
    ...saveCollectedFields,
    handler: (request) => {
      const { uuid, id } = request.params;
      return settings.saveFields(contextOf(request), uuid, id, request.body.fields);
    },
  });
}

function mountErasures(app: App, { erasures }: AnalyticsSettingsServices): void {
  app.route({
    ...listErasures,
    handler: (request) => erasures.list(contextOf(request), request.params.uuid),
  });

  app.route({
    ...eraseDomain,
    handler: async (request, reply) => {
      const { uuid } = request.params;
      const receipt = await erasures.erase(contextOf(request), uuid, request.body.domain);
      return reply.code(201).send(receipt);
    },
  });
}

function mountShares(app: App, { shares }: AnalyticsSettingsServices): void {
  app.route({
    ...listShares,
    handler: (request) => shares.list(contextOf(request), request.params.uuid),
  });

  app.route({
    ...createShare,
    handler: async (request, reply) => {
      const share = await shares.create(contextOf(request), request.params.uuid, request.body);
      return reply.code(201).send(share);
    },
  });

  app.route({
    ...revokeShare,
    handler: async (request, reply) => {
      const { uuid, id } = request.params;
      await shares.revoke(contextOf(request), uuid, id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...readSharedAnalytics,
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return shares.follow(request.params.token);
    },
  });
}
