/** Why the demo does not answer a request. */
export const demoOnlyMessages = {
  notLocal: (publicUrl: string) =>
    `The demo answers only on this machine, because its passwords are public. Open it at ${publicUrl}, or start the server with PRESSDOCK_DEMO=0 to publish it.`,
} as const;
