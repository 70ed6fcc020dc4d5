/**
 * Runs work while no other tab of this site runs work under the same name. Browsers without Web
 * Locks run it at once: two tabs that write within the same few milliseconds can then lose one of
 * the two changes.
 */
export async function withLock<Result>(name: string, work: () => Result): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks ? locks.request(name, work) : work()
}
