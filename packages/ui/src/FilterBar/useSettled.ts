'use client';
import { useEffect, useRef, useState } from 'react';

/** How long a text has to stay the same before it is said, in milliseconds: a pause in typing. */
const PAUSE = 700;

/** The text once it has stopped changing. What stood there from the start is not said. */
export function useSettled(text: string | undefined): string {
  const [settled, setSettled] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
