import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { NoticeTone } from "./Notice.css.ts";

/** The sign of a message by its tone, for notices and toasts. */
export const toneIcons: Record<NoticeTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
