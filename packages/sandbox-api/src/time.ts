/** A point in time as the API gives it, ISO 8601 in UTC. */
export function isoTime(at: Date): string;
export function isoTime(at: Date | null): string | null;
export function isoTime(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
