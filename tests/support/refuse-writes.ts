import { vi } from 'vitest'

/** What a browser throws when the storage is full. */
export const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
/** What a browser throws when it does not let a page store anything. */
export const denied = () => new DOMException('The operation is insecure.', 'SecurityError')

/**
 * Makes the storage refuse to write under the keys that the test says, or under any.
 * @returns the spy; its `mockRestore` makes the storage write again.
 */
export function refuseWrites(
  error: DOMException,
  isRefused: (key: string) => boolean = () => true,
) {
  const setItem = Storage.prototype.setItem
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (isRefused(key)) throw error
    setItem.call(this, key, value)
  })
}
