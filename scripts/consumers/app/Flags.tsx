import { createFlags, type FlagsOptions } from '@pressdock/api/flags';
import { createUseFlag, type UseFlag } from '@pressdock/api/flags/react';
import { useSyncExternalStore } from 'react';

const options: FlagsOptions = {
  baseUrl: location.origin,
  productId: 'harbor',
  identifier: 'ada@example.com',
  defaults: { DAY_LIGHT: true },
  refreshSeconds: 0,
};
const flags = createFlags(options);
const useFlag: UseFlag = createUseFlag(flags, useSyncExternalStore);

/** Uses the client of feature flags and its hook, which React renders again after the response. */
export function Flags() {
  const isNight = useFlag('NIGHT_LIGHT');
  const isDay = useFlag('DAY_LIGHT');
  const isFog = useFlag('FOG_HORN', true);
  return <p>Flags: {[isNight, isDay, isFog].map((isOn) => (isOn ? 'on' : 'off')).join(' ')}</p>;
}
