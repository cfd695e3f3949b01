'use client';
import { useEffect, useRef, useState } from 'react';

/** How long a text must stay unchanged before it is announced, in milliseconds: a pause in typing. */
const pauseMs = 700;

/** Returns the text once it has stopped changing. The initial text is not announced. */
export function useSettled(text: string | undefined): string {
  const [settled, setSettled] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
