'use client';
import { type DragEvent, useState } from 'react';

interface DropTargetOptions {
  /** Whether files may be dropped. */
  canDrop: boolean;
  onDrop: (file: File) => void;
}

/** Returns whether files are dragged over an element, and the handlers for that element. */
export function useDropTarget({ canDrop, onDrop }: DropTargetOptions) {
  const [isDropTarget, setDropTarget] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = canDrop ? 'copy' : 'none';
    setDropTarget(canDrop);
  };
  const onDragLeave = (event: DragEvent) => {
    const into = event.relatedTarget;
    if (!(into instanceof Node && event.currentTarget.contains(into))) setDropTarget(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    const dropped = event.dataTransfer.files.item(0);
    if (dropped && canDrop) onDrop(dropped);
  };
  return { isDropTarget, handlers: { onDragOver, onDragLeave, onDrop: drop } };
}
