'use client';
export { RouterProvider } from 'react-aria-components';
