import { useEffect, useState } from 'react';

/** The time of day in milliseconds, read again at an interval, for what tells how long ago something was. */
export function useNow(everyMilliseconds = 1000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
}
