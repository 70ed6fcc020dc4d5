import type { IconName } from '@/engine/ui/icon-name'

/**
 * Something that waits for the user, with the one way to deal with it. A source of them is a pure
 * function from records and the local day to a list, the most pressing first; `useDue` names the sources.
 */
export interface Due {
  /** Unique among all that is due. */
  id: string
  icon: IconName
  title: string
  /** Since when or until when, and what that means. */
  reason: string
  action: { label: string; href: string }
}
