import type { ColumnType, JSONColumnType } from "kysely";

// Column names are camelCase in these types and snake_case in the database (Kysely's
// CamelCasePlugin). JSON columns take a JSON string (`JSON.stringify`) and give the parsed value.

/** A point in time that the database sets when it is left out. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A point in time that may be unknown. */
export type NullableStamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A column that has a default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A JSON column that must be written. */
export type Json<Select extends object> = JSONColumnType<Select>;

/** A JSON column that starts as an empty object or list. */
export type DefaultedJson<Select extends object> = ColumnType<Select, string | undefined, string>;
