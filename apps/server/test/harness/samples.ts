/// <reference types="vite/types/importMeta.d.ts" />
import type { Person } from './server.ts';

/** The facts about one resource that the tests of all resources need, declared next to its module. */
export interface ResourceSample {
  /** The beginning of the paths of the resource's calls. */
  url: string;
  /** Creates an object and returns its id. */
  create(person: Person): Promise<string>;
  /** Valid bodies of the calls that need one, by operationId. */
  bodies: Readonly<Record<string, unknown>>;
  /** The statuses other than 200 that the owner of the object receives, by operationId. */
  statuses: Readonly<Record<string, number>>;
}

const files = import.meta.glob<{ sample: ResourceSample }>(
  '../../src/modules/*/*.sample.testing.ts',
  {
    eager: true,
  },
);

/** The samples of all resources that declare one. */
export const samples = Object.values(files).map(({ sample }) => sample);
