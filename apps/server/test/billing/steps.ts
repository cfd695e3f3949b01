import * as fc from 'fast-check';

/** A choice of plans. */
export interface Choice {
  plan?: string;
  analyticsPlan?: string;
}

/** Something that happens in a history. */
export type Step =
  | { kind: 'choose'; choice: Choice; clicks: number }
  | { kind: 'contend'; choices: [Choice, Choice] }
  | {
      kind: 'fail';
      choice: Choice;
      fault: 'request' | 'response' | 'status';
      times: number;
      isRepeated: boolean;
    }
  | { kind: 'card'; isUsed: boolean }
  | { kind: 'removeCard' }
  | { kind: 'decline'; isDeclined: boolean }
  | { kind: 'time'; days: number }
  | { kind: 'pay'; clicks: number }
  | { kind: 'cancelInStripe' }
  /** So many people register with the account's code and pay. */
  | { kind: 'refer'; people: number; isResponseLost: boolean }
  | { kind: 'deliver'; delivery: Delivery };

/** How waiting events are delivered. */
export interface Delivery {
  /** Decides the order; events and numbers are paired. */
  order: number[];
  repeats: number;
  /** Every so many events, one is lost; 0 loses none. */
  lossEvery: number;
}

const plan = fc.constantFrom(
  'pressdock-solo-2020',
  'pressdock-agency-2020',
  'pressdock-unlimited-2020',
  'none',
);
const analyticsPlan = fc.constantFrom('pressdock-analytics-small', 'none');

/** Any choice of plans. */
export const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ plan }),
  fc.record({ analyticsPlan }),
  fc.record({ plan, analyticsPlan }),
);

/** Any way to deliver events. */
export const delivery = (canLose: boolean): fc.Arbitrary<Delivery> =>
  fc.record({
    order: fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }),
    repeats: fc.integer({ min: 1, max: 3 }),
    lossEvery: canLose ? fc.nat(3) : fc.constant(0),
  });

const clicks = fc.integer({ min: 1, max: 3 });

/** Any step; `canLose` says whether events get lost. */
export const step = (canLose: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('choose'), choice, clicks }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('contend'), choices: fc.tuple(choice, choice) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('fail'),
        choice,
        fault: fc.constantFrom('request', 'response', 'status'),
        times: fc.integer({ min: 1, max: 3 }),
        isRepeated: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('card'), isUsed: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeCard') }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('decline'), isDeclined: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('time'), days: fc.integer({ min: 1, max: 40 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay'), clicks }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelInStripe') }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('refer'),
        people: fc.integer({ min: 1, max: 4 }),
        isResponseLost: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('deliver'), delivery: delivery(canLose) }),
    },
  ) as fc.Arbitrary<Step>;
