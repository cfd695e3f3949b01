import type * as z from 'zod';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type { PlatformAnswer, PlatformName } from '../../ports/platforms.ts';
import { callFailures } from '../../ports/safeFetch.messages.ts';
import type { CallAnswer } from '../../ports/safeFetch.ts';

/** The sentences about a platform that name nothing but the platform. */
type Sentence = Exclude<
  keyof typeof platformMessages,
  'failed' | 'unreached' | 'supportEnded' | 'needsProductId'
>;

/** Words one platform's answers. */
export interface Answers {
  valid: PlatformAnswer;
  invalid(why: Sentence): PlatformAnswer;
  unavailable(why: Sentence): PlatformAnswer;
  /** For a call that failed, or a status the protocol has no meaning for. */
  ofCall(call: CallAnswer): PlatformAnswer;
}

/** The answers of one platform, in sentences that name it. */
export function answersOf(platform: PlatformName): Answers {
  const name = platformNames[platform];
  const unavailable = (reason: string): PlatformAnswer => ({ answer: 'unavailable', reason });
  return {
    valid: { answer: 'valid' },
    invalid: (why) => ({ answer: 'invalid', reason: platformMessages[why](name) }),
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
