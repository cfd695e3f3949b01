'use client';
import { Button, TextField } from '@pressdock/ui';
import { useRef, useState } from 'react';

/** The interactive part of the page. */
export function Arrivals() {
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <>
      <TextField ref={field} label="Ship" value={name} onChange={setName} />
      <Button
        onPress={() => {
          setCount((before) => before + 1);
          field.current?.focus();
        }}
      >
        Announce
      </Button>
      <p>
        Announced {count} {name}
      </p>
    </>
  );
}
