// Runs before anything is painted, so that a chosen theme never flashes the other one.
// The key is that of src/theme/theme-preference.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme holds.
}
