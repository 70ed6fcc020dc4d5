import { vi } from 'vitest'

/** The error that a browser throws when storage is full. */
export const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
/** The error that a browser throws when a page may not store anything. */
export const denied = () => new DOMException('The operation is insecure.', 'SecurityError')

/**
 * Makes the storage refuse the writes that the test chooses, by default all.
 * @returns the spy; its `mockRestore` makes the storage write again.
 */
export function refuseWrites(
  error: DOMException,
  isRefused: (key: string, value: string) => boolean = () => true,
) {
  const setItem = Storage.prototype.setItem
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (isRefused(key, value)) throw error
    setItem.call(this, key, value)
  })
}
