import { useState } from "react";

const key = "sidebar-collapsed";

/** Whether the sidebar is collapsed, remembered by this browser. */
export function useSidebarState(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => read() === "true");
  return [
    isCollapsed,
    (next) => {
      setCollapsed(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Remembered for this page only.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
