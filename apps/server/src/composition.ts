import type { App } from './http.ts';
import type { AnyModule, Declared, Dependencies, Module, ModuleDependencies } from './module.ts';
import { runWork } from './observability/logs/work.ts';
import type { Metric, StoredMetrics } from './observability/metrics/metric.ts';
import type { JobQueue } from './ports/jobs.ts';
import { startSweeps } from './sweeps.ts';

/** The modules of an application with their services. */
export interface Composition {
  /** Returns the services of a module. */
  use: ModuleDependencies['use'];
  /** Starts background work: jobs and sweeps. */
  start(): Promise<void>;
  /** Returns the metrics of all modules. */
  metrics(): Metric[];
  mountSiteRoutes(app: App): Promise<void>;
  mountRoutes(app: App): Promise<void>;
  /** Ends background work. */
  close(): Promise<void>;
}

type CompositionDependencies = Dependencies &
  Pick<ModuleDependencies, 'jobs' | 'events' | 'shareCount'> & {
    /** Logs an error that no request reports. @param module the name of the module that failed */
    logFailure(error: unknown, module?: string): void;
  };

/** Collects what modules declare for each other. */
export function collectDeclared(modules: readonly AnyModule[]): Declared {
  return {
    emails: modules.flatMap(({ emails = [] }) => emails),
    exportedData: modules.flatMap(({ exportedData = [] }) => exportedData),
    subjectLookups: new Map(
      modules.flatMap(({ subjectLookups = {} }) => Object.entries(subjectLookups)),
    ),
    largeTables: modules.flatMap(({ largeTables = [] }) => largeTables),
  };
}

/** Collects the queues that modules work on. */
export function collectQueues(modules: readonly AnyModule[]): JobQueue[] {
  return modules.flatMap(({ jobs = [] }) => jobs.map(({ queue }) => queue));
}

/** Collects the metrics that modules read from the database. */
export function collectStoredMetrics(modules: readonly AnyModule[]): StoredMetrics[] {
  return modules.flatMap(({ storedMetrics = [] }) => storedMetrics);
}

/** Creates each module's services once, before those of the modules that use it. */
function createServices(
  modules: readonly AnyModule[],
  dependencies: CompositionDependencies,
): ModuleDependencies['use'] {
  const created = new Map<AnyModule, unknown>();
  const creating: AnyModule[] = [];
  const declared = collectDeclared(modules);

  function use<Services>(module: Module<Services>): Services {
    if (created.has(module)) return created.get(module) as Services;
    if (!modules.includes(module)) throw new Error(`The module ${module.name} is not listed.`);
    if (creating.includes(module)) {
      const names = [...creating, module].map(({ name }) => name);
      throw new Error(`Modules use each other in a cycle: ${names.join(' → ')}.`);
    }
    creating.push(module);
    const logFailure = (error: unknown) => dependencies.logFailure(error, module.name);
    const services = module.services({ ...dependencies, logFailure, declared, use });
    creating.pop();
    created.set(module, services);
    return services;
  }

  for (const module of modules) use(module);
  return use;
}

/** Composes modules: creates their services and connects their subscriptions. */
export function composeModules(
  modules: readonly AnyModule[],
  dependencies: CompositionDependencies,
): Composition {
  const { jobs, events, logFailure } = dependencies;
  const use = createServices(modules, dependencies);
  for (const module of modules) {
    if (module.subscriptions) events.subscribe(module.subscriptions(use(module)));
  }
  let stopSweeps = async () => {};

  return {
    use,
    async start() {
      for (const module of modules) {
        for (const job of module.jobs ?? []) {
          if ('cron' in job) await jobs.repeat(job.queue, job.cron, () => job.run(use(module)));
          else await jobs.work(job.queue, (id) => job.work(use(module), id));
        }
      }
      const sweeps = modules.flatMap((module) =>
        (module.sweeps ?? []).map(({ everyMinutes, run }) => ({
          everyMinutes,
          run: () =>
            runWork({ work: 'sweep', module: module.name }, () =>
              run(use(module)).catch((error) => logFailure(error, module.name)),
            ),
        })),
      );
      stopSweeps = startSweeps(sweeps, logFailure);
    },
    metrics: () => modules.flatMap((module) => module.metrics?.(use(module)) ?? []),
    async mountSiteRoutes(app) {
      for (const module of modules) await module.siteRoutes?.(app, use(module));
    },
    async mountRoutes(app) {
      for (const module of modules) await module.routes?.(app, use(module));
    },
    async close() {
      const closing = modules.map((module) => module.close?.(use(module)));
      await Promise.all([stopSweeps(), jobs.close(), ...closing]);
    },
  };
}
