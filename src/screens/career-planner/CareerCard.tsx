import { announce } from '@/engine/announcer'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { Badge } from '@/engine/ui/Badge'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'
import { MoreDetails } from '@/engine/ui/MoreDetails'
import type { Career } from '@/schemas/career-planner/career'
import { savedCareers, toggleSaved } from '@/schemas/career-planner/saved-careers'
import { shownSkills } from './card-lines'
import { CareerDetails } from './CareerDetails'
import { CareerPayLines } from './pay/CareerPayLines'

interface Props {
  row: Career
  /** The heading level of its title. */
  level?: 3 | 4
  /** Called when the bookmark is added or removed. */
  onToggle?: () => void
}

/** One career of the catalogue with its bookmark: what people compare, and the details in a disclosure. */
export function CareerCard({ row: career, level = 3, onToggle }: Props) {
  const { isSaved, toggle } = useBookmark(career)
  const Heading = `h${level}` as const
  return (
    <Card className="flex h-full flex-col px-3! pb-0! pt-3! sm:px-5! sm:pt-4!">
      <div className="flex flex-wrap items-start gap-x-2">
        <Icon name={career.icon} className="size-6 text-accent" />
        <div className="min-w-0 grow basis-36">
          <Heading tabIndex={-1} data-focus-id={career.id} className="text-lg font-bold">
            {career.title}
          </Heading>
          <p className="text-sm text-muted">{career.category}</p>
        </div>
        <SaveButton
          title={career.title}
          isSaved={isSaved}
          onToggle={() => {
            toggle()
            onToggle?.()
          }}
        />
      </div>
      <p className="mt-1.5">{career.lead}</p>
      <ul className="mt-1.5 flex list-none flex-wrap gap-1 p-0 sm:gap-2">
        <li>
          <Badge tone="accent">{`Portability: ${career.portability}`}</Badge>
        </li>
        {career.inDemand && (
          <li>
            <Badge tone="success">In demand</Badge>
          </li>
        )}
        {career.remoteOptions && (
          <li>
            <Badge>Remote</Badge>
          </li>
        )}
      </ul>
      <CareerPayLines career={career} />
      <p className="mt-1 text-sm text-muted">{`Key skills: ${shownSkills(career).join(' · ')}`}</p>
      {/* At the bottom, so that it aligns on cards side by side. */}
      <div className="mt-auto">
        <MoreDetails about={career.title}>
          <CareerDetails career={career} />
        </MoreDetails>
      </div>
    </Card>
  )
}

interface SaveButtonProps {
  /** Title of the career. */
  title: string
  isSaved: boolean
  onToggle: () => void
}

/** Toggle button that saves a career. */
function SaveButton({ title, isSaved, onToggle }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-no-print
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
      className="pressable ml-auto grid size-11 shrink-0 place-items-center rounded text-accent"
    >
      <Icon name={isSaved ? 'i-lucide-bookmark-check' : 'i-lucide-bookmark'} className="size-6" />
    </button>
  )
}

/** Whether a career is saved, and a function that saves or removes it and announces that. */
function useBookmark({ id, title }: Career) {
  const { change } = useChange(savedCareers)
  const isSaved = useStored(savedCareers).includes(id)
  return {
    isSaved,
    toggle: () => {
      void change(toggleSaved(id))
      announce(
        isSaved
          ? `Removed ${title} from your saved careers.`
          : `Added ${title} to your saved careers.`,
      )
    },
  }
}
