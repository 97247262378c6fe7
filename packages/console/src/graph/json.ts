/** What the graph's JSON scalar holds: any value that JSON can express. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };
