import { createContext } from "react";

/** Something to be done with one product. */
export interface ProductAction {
  action: "details" | "delete";
  id: number;
}

/** Set around a grid, so that its cards need no function of their own. */
export const ProductActionContext = createContext<(action: ProductAction) => void>(() => {});
