/// <reference types="vite/types/importMeta.d.ts" />
import type { OperationId } from '@pressdock/api/client';
import type { Person } from './server.ts';

/** Values by the calls they belong to. A call that is not in the contract does not compile. */
export type ByOperation<Value> = Readonly<Partial<Record<OperationId, Value>>>;

/** The facts about one resource that the tests of all resources need, declared next to its module. */
export interface ResourceSample {
  /** The beginning of the paths of the resource's calls. */
  url: string;
  /** Creates an object and returns its id. */
  create(person: Person): Promise<string>;
  /** Valid bodies of the calls that need one. */
  bodies: ByOperation<unknown>;
  /** The statuses other than 200 that the owner of the object receives. */
  statuses: ByOperation<number>;
}

const files = import.meta.glob<{ sample: ResourceSample }>(
  '../../src/modules/*/*.sample.testing.ts',
  {
    eager: true,
  },
);

/** The samples of all resources that declare one. */
export const samples = Object.values(files).map(({ sample }) => sample);
