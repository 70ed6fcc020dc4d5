import type { MoveRecord } from '@/schemas/my-move/move'
import { routeText } from '../route-text'

interface Props {
  title: string
  move: MoveRecord | undefined
  /** A remark about the printout, such as its date. */
  note: string
}

/** The title of a printout, with the route of the move. */
export function BinderHead({ title, move, note }: Props) {
  return (
    <header>
      <h1 className="text-2xl font-extrabold">{title}</h1>
      {move && (
        <p className="text-base font-semibold" dir="auto">
          {routeText(move)}
        </p>
      )}
      <p className="mt-1 text-xs">{note}</p>
    </header>
  )
}
