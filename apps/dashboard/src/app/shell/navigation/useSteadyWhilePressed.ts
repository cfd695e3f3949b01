import { useEffect, useRef, useState } from 'react';

/** A touch screen sends the click some time after the finger has left. */
const CLICK_DELAY_MILLISECONDS = 300;

/**
 * Returns the value, and during a press the value from before it. Without this, an entry that
 * appears above a pressed link moves the link away from the pointer, and the browser sends no click.
 */
export function useSteadyWhilePressed<T>(value: T): T {
  const [visible, setVisible] = useState(value);
  const latest = useRef(value);
  const isPressed = useRef(false);

  useEffect(() => {
    latest.current = value;
    if (!isPressed.current) setVisible(value);
  }, [value]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isPressed.current = false;
        setVisible(latest.current);
      }, CLICK_DELAY_MILLISECONDS);
    };
    // React Aria stops the propagation of presses on links, so listen while they descend.
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return visible;
}
