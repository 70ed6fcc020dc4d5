import { Link } from 'wouter'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { Button } from '@/engine/ui/Button'
import { formUrl } from '@/engine/url/form-url'
import { hasEnded, licenseIn, licenses } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { paperNames, papers, usePaper } from './use-paper'

const MY_LICENSES = '/app/licensing?tab=licenses'

/** The URL of the form for a new license, filled in as applied for. */
const newLicenseUrl = (profession: Profession, state: Region) =>
  `${MY_LICENSES}&${new URLSearchParams({
    edit: 'new',
    'edit.profession': profession,
    'edit.state': state,
    'edit.status': 'applied',
  })}`

/** What to do after reading about the law: open a paper for the application, or track its dates. */
export function AnswerActions({ question: { profession, to } }: { question: Question }) {
  const today = useToday()
  // A new application is a record of its own, so it does not overwrite a license that has ended.
  const current = useStored(licenses).filter(
    (one) => !hasEnded(one, today) && one.status !== 'investigated',
  )
  const existing = licenseIn(current, profession.id, to, today)
  const { open } = usePaper()
  return (
    <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2" data-no-print>
      {paperNames.map((paper) => (
        <Button key={paper} variant="secondary" data-focus-id={paper} onClick={() => open(paper)}>
          {papers[paper]}
        </Button>
      ))}
      <Link
        href={existing ? formUrl(MY_LICENSES, existing.id) : newLicenseUrl(profession.id, to)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {existing ? 'Open My Licenses' : 'Add to My Licenses'}
      </Link>
    </div>
  )
}
