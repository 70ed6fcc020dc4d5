import { usePageStore } from '@/engine/page-store'
import { newAreaLine } from './entered'

/** What the new station pays, where a person has looked it up on this visit. */
export function NewAreaLine() {
  const line = usePageStore(newAreaLine)
  if (line === '') return null
  return <p className="mt-2 max-w-prose font-semibold">{line}</p>
}
