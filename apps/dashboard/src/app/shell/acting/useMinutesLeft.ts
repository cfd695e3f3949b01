import { useEffect } from 'react';
import { useNow } from '../../../shared/useNow.ts';
import { minutesUntil } from './acting.rules.ts';

const READ_EVERY_MILLISECONDS = 1000;

/** Returns the minutes until a moment, rounded up; calls `onOver` once it has passed. */
export function useMinutesLeft(endsAt: string, onOver: () => void): number {
  const minutes = minutesUntil(endsAt, useNow(READ_EVERY_MILLISECONDS));
  const isOver = minutes === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return minutes;
}
