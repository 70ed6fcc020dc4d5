/** A local port that no process listens on. */
export function findFreePort(): Promise<number>
