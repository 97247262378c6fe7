import { AppRoot } from "@gift-console/ui/app-root/AppRoot.tsx";
import "@gift-console/ui/theme/fonts.ts";
import "@gift-console/ui/theme/theme.css.ts";
import { createRoot } from "react-dom/client";
import { PlainBoard } from "./PlainBoard.tsx";
import { PlainGrid } from "./PlainGrid.tsx";

const isBoard = location.search === "?board";
const element = document.getElementById("page");
if (!element) throw new Error("The page has no place for the lists.");
createRoot(element).render(
  <AppRoot navigate={() => {}}>{isBoard ? <PlainBoard /> : <PlainGrid />}</AppRoot>,
);
