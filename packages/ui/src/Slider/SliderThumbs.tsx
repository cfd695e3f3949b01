'use client';
import { type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components/Slider';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import * as styles from './Slider.css.ts';

interface ThumbProps {
  name: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
}

/** One thumb per value of the slider; two thumbs have a name each. */
export function SliderThumbs({
  firstRef,
  ...rest
}: ThumbProps & { firstRef: Ref<HTMLInputElement> | undefined }) {
  const words = useWords({ minimum: english.minimum, maximum: english.maximum });
  const count = useContext(SliderStateContext)?.values.length ?? 1;
  if (count === 1) return <Thumb {...rest} index={0} inputRef={firstRef} />;
  return (
    <>
      <Thumb {...rest} index={0} label={words.minimum} inputRef={firstRef} />
      <Thumb {...rest} index={1} label={words.maximum} />
    </>
  );
}

function Thumb({
  index,
  label,
  name,
  describedBy,
  isInvalid,
  isReadOnly,
  inputRef,
}: ThumbProps & { index: number; label?: string; inputRef?: Ref<HTMLInputElement> }) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => input.current,
  );
  // React Aria's thumb has no prop for this.
  useEffect(() => {
    if (isReadOnly) input.current?.setAttribute('aria-readonly', 'true');
    else input.current?.removeAttribute('aria-readonly');
  }, [isReadOnly]);
  return (
    <SliderThumb
      index={index}
      name={name}
      aria-label={label}
      aria-describedby={describedBy}
      isInvalid={isInvalid}
      inputRef={input}
      className={styles.thumb}
      render={(props) => <div {...props} data-wrong={isInvalid || undefined} />}
    />
  );
}
