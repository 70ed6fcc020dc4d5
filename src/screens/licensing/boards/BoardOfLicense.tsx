import { useStored } from '@/engine/store/use-stored'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import type { LicenseRecord } from '@/schemas/licensing/license'
import { BoardLines } from './BoardLines'
import { BoardSection } from './BoardSection'
import { boardsOfLicense } from './boards-of'

/** The boards for a license. */
export default function BoardOfLicense({ license }: { license: LicenseRecord }) {
  const boards = boardsOfLicense(license, useStored(boardCorrections))
  return (
    <div className="grid gap-3">
      {boards.map((board) =>
        // The card itself is where it is written.
        board.isWritten ? (
          <BoardLines key={board.id} board={board} />
        ) : (
          <BoardSection key={board.id} board={board} />
        ),
      )}
    </div>
  )
}
