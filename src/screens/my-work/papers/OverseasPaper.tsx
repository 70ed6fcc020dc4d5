import { useMemo } from 'react'
import { Link } from 'wouter'
import { overseasQuestions } from '@/data/my-work/overseas-questions'
import { reviewOf, uniquePages } from '@/engine/model/reviewed'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { ReviewNote } from '@/engine/ui/ReviewedLine'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { currentMove, latestMove, moves, type MoveRecord } from '@/schemas/my-move/move'
import { workRecord } from '@/schemas/my-work/work'
import { paperContact } from './choices'
import { employerPaper, overseasMove, overseasPaper } from './overseas'
import { PaperPreview } from './PaperPreview'
import { PaperSettings } from './PaperSettings'

const pages = ['All Pages', 'Employer Page'] as const

/** Questions about work from overseas. It answers none, because the answers differ by country and employer. */
export function OverseasPaper() {
  const { search, change } = useSearchValues()
  const isForEmployer = search.get('for') === 'employer'
  const { name } = useStored(userProfile)
  const records = useStored(workRecord)
  const known = useStored(moves)
  // A move that is done cannot be changed to go overseas, so one inside the U.S. counts as none.
  const move = currentMove(known) ?? overseasMove(latestMove(known))
  const doneNote = move?.status === 'done' ? 'From your finished move' : undefined
  const note = overseasMove(move) ? doneNote : 'No move overseas yet'
  const contact = usePageStore(paperContact)
  const today = useToday()
  const paper = useMemo(
    () => (isForEmployer ? employerPaper : overseasPaper)({ name, contact, move, records, today }),
    [isForEmployer, name, contact, move, records, today],
  )
  return (
    <>
      <div data-no-print className="grid gap-4">
        <p className="max-w-prose">
          Only these offices can say if you can work from overseas. Ask first, and get each answer
          in writing.
        </p>
        <p className="max-w-prose">
          <span>What is known so far:</span>{' '}
          <Link
            href="/app/pcs-prep?tab=timeline#pcs-move-guide/work-overseas"
            className="text-link"
          >
            Permission to Work Overseas
          </Link>
        </p>
        <FilterButtons
          label="Pages"
          options={pages}
          chosen={pages[isForEmployer ? 1 : 0]}
          onChange={(page) => change({ for: page === pages[1] ? 'employer' : undefined })}
        />
        {isForEmployer && (
          <p className="max-w-prose text-sm text-muted">
            This page doesn’t mention the military, except in what you typed. It names the country,
            not the station.
          </p>
        )}
        <PaperSettings note={note}>{note && <MoveToEnter move={move} />}</PaperSettings>
      </div>
      <PaperPreview paper={paper} />
      <div data-no-print>
        <ReviewNote review={review} />
      </div>
    </>
  )
}

/** What to do if no move overseas is planned. */
function MoveToEnter({ move }: { move: MoveRecord | undefined }) {
  const next = move?.status === 'done' ? 'Add Your Next Move' : 'Change Your Move'
  return (
    <div>
      {move && <p className="max-w-prose">{moveNote(move)}</p>}
      <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
        <span>{move ? next : 'Add Your Move to Fill In Where You Go'}</span>
      </Link>
    </div>
  )
}

/** Of a move that is done, that is inside the U.S., or whose place is unknown. */
function moveNote({ status, to }: MoveRecord): string {
  if (status === 'done') {
    return 'Country, station and date are from your finished move. If you are going somewhere else, add that move.'
  }
  return to === ''
    ? 'Your saved move does not say that it goes overseas, so country, station and date are blanks. If you are going overseas, choose “Overseas” for “To.”'
    : 'Your saved move is inside the U.S., so country, station and date are blanks. If you are going overseas, change where the move goes.'
}

/** All pages were compared on the same day, so one note covers them. */
const review = {
  month: overseasQuestions.rows.map((row) => reviewOf(row).month)[0],
  sources: uniquePages(overseasQuestions.rows.flatMap((row) => reviewOf(row).sources)),
}
