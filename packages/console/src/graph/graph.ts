import { auth, transport } from "../auth/session.ts";
import { createGraphClient } from "./client.ts";

/** Calls the graph as the signed-in operator. */
export const graph = createGraphClient(transport, auth);
