import { vi } from 'vitest'

/** `vi.waitFor`, which also advances fake timers, with time enough for a busy machine: its own second is too short. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000 })
}
