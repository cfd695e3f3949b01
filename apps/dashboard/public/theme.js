// Runs before the first paint, so that a chosen theme never flashes. Kept in step with src/shared/theme.ts.
try {
  const theme = localStorage.getItem('pressdock-theme');
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Storage is refused: follow the system.
}
