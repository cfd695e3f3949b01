import type { BuildStep, TraceResponse } from '@pressdock/api';
import type { Row } from '../../db/schema.ts';
import type { CodeHostFailure } from '../../ports/codeHosts.ts';
import type { GitFailure } from '../../ports/git.ts';
import type { Deployment } from '../deployments/deployments.service.ts';

/** A hop of the response. */
export type Hop = TraceResponse['hops'][number];

/** The connection of the product, and the newest request to its webhook URL. */
export type TracedDeployment = Pick<
  Deployment,
  'source' | 'repository' | 'branch' | 'usesGithubActions'
> & {
  webhookUrl: string;
  lastDelivery: { at: Date; outcome: NonNullable<Row<'deployments'>['delivery_outcome']> } | null;
};

/** The result of a probe, and its time. */
export type Probe<Value, Failure> = { at: Date } & (
  | { ok: true; value: Value }
  | { ok: false; failure: Failure; message: string }
);

/** Whether the repository has an active webhook that points here, by the code host's API. */
export type HostProbe = Probe<{ hasWebhook: boolean }, CodeHostFailure>;

/** Whether Git can read the repository and it has the branch. */
export type RemoteProbe = Probe<{ hasBranch: boolean }, GitFailure>;

/** The build that is followed. */
export type TracedBuild = Pick<
  Row<'builds'>,
  'id' | 'status' | 'step' | 'trigger' | 'ref' | 'commit' | 'version' | 'response_body'
> & {
  created_at: Date;
  finished_at: Date | null;
  /** When each step printed its last line. */
  stepTimes: Partial<Record<BuildStep, Date>>;
};

/** The version that is followed. */
export interface TracedVersion {
  version: string;
  created_at: Date;
  is_offered: boolean;
  first_offered_at: Date | null;
  first_updated_at: Date | null;
}

/** Everything that a trace depends on. */
export interface TraceFacts {
  /** Null if the product is not connected. */
  deployment: TracedDeployment | null;
  /** Null for other Git servers. */
  host: HostProbe | null;
  /** Null if the product is not connected. */
  remote: RemoteProbe | null;
  build: TracedBuild | null;
  version: TracedVersion | null;
  /** When a site last checked for updates of the product. */
  lastCheckAt: Date | null;
}
