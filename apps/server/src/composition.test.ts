import { describe, expect, test } from 'vitest';
import { type Composition, composeModules } from './composition.ts';
import { createEvents } from './events.ts';
import type { App } from './http.ts';
import { type AnyModule, defineModule, type Module } from './module.ts';
import { type JobQueue, SCHEDULED } from './ports/jobs.ts';

/** Composes modules on an empty event bus, with a job queue that writes to the log. */
function compose(modules: readonly AnyModule[], log: string[] = []) {
  const events = createEvents();
  const jobs = {
    work: async ({ name }: JobQueue) => void log.push(`work ${name}`),
    repeat: async ({ name }: JobQueue, cron: string) => void log.push(`repeat ${name} ${cron}`),
    close: async () => void log.push('jobs closed'),
  };
  const dependencies = { events, jobs, logFailure: () => {} };
  const composition: Composition = composeModules(
    modules,
    dependencies as unknown as Parameters<typeof composeModules>[1],
  );
  return { composition, events };
}

describe('the services of modules', () => {
  const clock = defineModule({ name: 'clock', services: () => ({ created: {} }) });
  const diary = defineModule({ name: 'diary', services: ({ use }) => ({ clock: use(clock) }) });

  test.each([
    ['before', [clock, diary]],
    ['after', [diary, clock]],
  ])('are created once if a module is listed %s the module that uses it', (_, modules) => {
    const { composition } = compose(modules);
    expect(composition.use(diary).clock).toBe(composition.use(clock));
  });

  test('cannot use a module that is not listed', () => {
    expect(() => compose([diary])).toThrow('The module clock is not listed.');
  });

  test('cannot use each other in a cycle', () => {
    const first: Module<unknown> = defineModule({
      name: 'first',
      services: ({ use }): unknown => use(second),
    });
    const second: Module<unknown> = defineModule({
      name: 'second',
      services: ({ use }): unknown => use(third),
    });
    const third: Module<unknown> = defineModule({
      name: 'third',
      services: ({ use }): unknown => use(first),
    });
    expect(() => compose([first, second, third])).toThrow(
      'Modules use each other in a cycle: first → second → third → first.',
    );
  });
});

test('subscribes modules in the order of the list, whatever order they use each other in', () => {
  const log: string[] = [];
  const late = defineModule({
    name: 'late',
    services: () => 'late',
    subscriptions: (name) => ({ productChanged: () => log.push(name) }),
  });
  const early = defineModule({
    name: 'early',
    services: ({ use }) => `early (uses ${use(late)})`,
    subscriptions: (name) => ({ productChanged: () => log.push(name) }),
  });
  const { events } = compose([early, late]);
  events.announce('productChanged', { productId: 'p1' });
  expect(log).toEqual(['early (uses late)', 'late']);
});

test('starts the jobs of modules with their services', async () => {
  const log: string[] = [];
  const queue = (name: string): JobQueue => ({ name, settings: SCHEDULED });
  const module = defineModule({
    name: 'reports',
    services: () => ({}),
    jobs: [
      { queue: queue('daily'), cron: '0 6 * * *', run: async () => {} },
      { queue: queue('emails'), work: async () => 'done' },
    ],
  });
  const { composition } = compose([module], log);
  await composition.start();
  expect(log).toEqual(['repeat daily 0 6 * * *', 'work emails']);
  await composition.close();
});

test('mounts the routes of modules in the order of the list', async () => {
  const log: string[] = [];
  const modules = ['first', 'second'].map((name) =>
    defineModule({
      name,
      services: () => name,
      siteRoutes: (_app, services) => void log.push(`${services} for sites`),
      routes: (_app, services) => void log.push(services),
    }),
  );
  const { composition } = compose(modules);
  await composition.mountSiteRoutes({} as App);
  await composition.mountRoutes({} as App);
  expect(log).toEqual(['first for sites', 'second for sites', 'first', 'second']);
});

test('closes modules in the order of the list without waiting, then jobs, and waits for all', async () => {
  const log: string[] = [];
  const flushed = Promise.withResolvers<void>();
  const recorder = defineModule({
    name: 'recorder',
    services: () => ({}),
    async close() {
      log.push('recorder closing');
      await flushed.promise;
      log.push('recorder closed');
    },
  });
  const sender = defineModule({
    name: 'sender',
    services: () => ({}),
    close: async () => log.push('sender closed'),
  });
  const { composition } = compose([recorder, sender], log);
  await composition.start();
  const closing = composition.close().then(() => log.push('all closed'));
  expect(log).toEqual(['recorder closing', 'sender closed', 'jobs closed']);
  flushed.resolve();
  await closing;
  expect(log.slice(3)).toEqual(['recorder closed', 'all closed']);
});
