import { NOTHING_DIFFERENT, type RestoreOutcome } from './use-restore'

/** Says that a restore changed nothing. Renders nothing for any other outcome. */
export function UnchangedLine({ outcome }: { outcome: RestoreOutcome | undefined }) {
  if (outcome !== 'unchanged') return null
  return <p className="my-3 font-semibold">{NOTHING_DIFFERENT}</p>
}
