import type * as z from 'zod';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type { PlatformName, PlatformResult } from '../../ports/platforms.ts';
import { callFailures } from '../../ports/safeFetch.messages.ts';
import type { CallAnswer } from '../../ports/safeFetch.ts';

/** The sentences about a platform that name nothing but the platform. */
type Sentence = Exclude<
  keyof typeof platformMessages,
  'failed' | 'unreached' | 'supportEnded' | 'needsProductId'
>;

/** Words one platform's results. */
export interface PlatformResults {
  valid: PlatformResult;
  invalid(why: Sentence): PlatformResult;
  unavailable(why: Sentence): PlatformResult;
  /** For a call that failed, or a status the protocol has no meaning for. */
  ofCall(call: CallAnswer): PlatformResult;
}

/** The results of one platform, in sentences that name it. */
export function resultsOf(platform: PlatformName): PlatformResults {
  const name = platformNames[platform];
  const unavailable = (reason: string): PlatformResult => ({ result: 'unavailable', reason });
  return {
    valid: { result: 'valid' },
    invalid: (why) => ({ result: 'invalid', reason: platformMessages[why](name) }),
    unavailable: (why) => unavailable(platformMessages[why](name)),
    ofCall: (call) => {
      if (!call.ok)
        return unavailable(platformMessages.unreached(name, callFailures[call.failure]));
      const { status } = call;
      return unavailable(
        status < 400 ? platformMessages.unclear(name) : platformMessages.failed(name, status),
      );
    },
  };
}

/** Reads a body of JSON; `undefined` when it is none, or not of this shape. */
export function readJson<Shape extends z.ZodType>(
  shape: Shape,
  body: string,
): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
