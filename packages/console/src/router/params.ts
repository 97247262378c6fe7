import { redirect, type Params } from "react-router";
import { paths } from "../paths.ts";

/** The graph's integers have 32 bits. */
const maxId = 2 ** 31 - 1;

/**
 * Reads an id of the route.
 * @throws a redirect to the sites list when it is no positive integer of the graph: such a path is unknown
 */
export function idParam(params: Params, name: string): number {
  const text = params[name] ?? "";
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > maxId) throw redirect(paths.sites());
  return Number(text);
}

/**
 * Reads a positive integer, such as the page of a list, from the URL's query.
 * @returns the fallback where it is missing or no positive integer
 */
export function positiveParam(search: URLSearchParams, name: string, fallback: number): number {
  const text = search.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;
}
