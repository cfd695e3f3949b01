const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How the tests start Chromium; requires `CHROMIUM_PATH`. */
export const launchOptions = () => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...asRoot, '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
