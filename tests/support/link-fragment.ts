import { writeFragment } from '@/screens/account/user-data/handoff/link-code'

/** The fragment of a handoff link with these entries, without its `#`. */
export const linkFragment = (entries: Readonly<Record<string, unknown>>): Promise<string> =>
  writeFragment(JSON.stringify({ exportedAt: '2026-11-21T00:00:00.000Z', entries }))
