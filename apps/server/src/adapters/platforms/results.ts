import type * as z from 'zod';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type { PlatformName, PlatformResult } from '../../ports/platforms.ts';
import { callFailures } from '../../ports/safeFetch.messages.ts';
import type { CallResult } from '../../ports/safeFetch.ts';

/** The messages whose only variable is the name of the platform. */
type MessageName = Exclude<
  keyof typeof platformMessages,
  'failed' | 'unreachable' | 'supportEnded' | 'needsProductId'
>;

/** Creates the results of one platform. */
export interface PlatformResults {
  valid: PlatformResult;
  invalid(message: MessageName): PlatformResult;
  unavailable(message: MessageName): PlatformResult;
  /** Returns the result of a failed request or of an unexpected response. */
  fromCall(call: CallResult): PlatformResult;
}

/** Returns the results of a platform, with messages that name it. */
export function createResults(platform: PlatformName): PlatformResults {
  const name = platformNames[platform];
  const unavailable = (reason: string): PlatformResult => ({ result: 'unavailable', reason });
  return {
    valid: { result: 'valid' },
    invalid: (message) => ({ result: 'invalid', reason: platformMessages[message](name) }),
    unavailable: (message) => unavailable(platformMessages[message](name)),
    fromCall: (call) => {
      if (!call.ok)
        return unavailable(platformMessages.unreachable(name, callFailures[call.failure]));
      const { status } = call;
      return unavailable(
        status < 400 ? platformMessages.unclear(name) : platformMessages.failed(name, status),
      );
    },
  };
}

/** Parses a JSON body; returns `undefined` if it is not JSON or does not match the schema. */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
