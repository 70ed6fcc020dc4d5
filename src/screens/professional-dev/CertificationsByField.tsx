import { certificationGuide } from '@/data/professional-dev/certification-guide'
import { Badge } from '@/engine/ui/Badge'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { anchorOf } from '@/engine/views/anchor'
import { FilterChips } from '@/engine/views/filters/FilterChips'
import { useNarrowed } from '@/engine/views/filters/use-narrowed'
import type { CertificationGuide } from '@/schemas/professional-dev/certification-guide'

const chips = {
  noun: 'career fields',
  filters: [{ field: 'field', label: 'Career Field', allLabel: 'All Fields' }],
}

const tones = { 'Entry level': 'success', 'Next step': 'accent', Advanced: 'neutral' } as const

/** The popular certifications of every career field: who awards each, and what and whom it is for. */
export function CertificationsByField() {
  const { matching, count, filters } = useNarrowed({ rows: certificationGuide.rows, ...chips })
  return (
    <section aria-labelledby="certifications-by-field-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="certifications-by-field-title" className="section-title">
          Popular Certifications by Field
        </h2>
        {/* On a phone, the title of each field shows its own count. */}
        <p className="text-sm text-muted max-sm:sr-only">{count}</p>
      </div>
      <FilterChips filters={filters} />
      <div className="mt-1 sm:mt-3 md:grid md:gap-6">
        {matching.map((guide, at) => (
          <FieldGuide key={guide.id} guide={guide} isFirst={at === 0} />
        ))}
      </div>
      <p className="mt-4 max-w-prose text-muted">
        “Entry level” is for a first job in the field, “Next step” for when you have some training
        or experience, and “Advanced” for after years of it. The levels are our own judgment. Check
        each site for current costs and rules.
      </p>
    </section>
  )
}

function FieldGuide({ guide, isFirst }: { guide: CertificationGuide; isFirst: boolean }) {
  const id = anchorOf(certificationGuide, guide.id)
  return (
    <PhoneDisclosure
      id={id}
      name={id}
      title={guide.field}
      level={3}
      note={String(guide.certifications.length)}
      isOpen={isFirst}
      hasLine={!isFirst}
    >
      <ul className="ruled-pairs">
        {guide.certifications.map((certification) => (
          <Certification key={certification.name} certification={certification} />
        ))}
      </ul>
      <ReviewedLine row={guide} />
    </PhoneDisclosure>
  )
}

interface CertificationProps {
  certification: CertificationGuide['certifications'][number]
}

function Certification({
  certification: { name, issuingOrg, level, note, url },
}: CertificationProps) {
  return (
    <li className="border-t border-solid border-line pb-4 pt-1.5">
      <p className="text-lg font-semibold">
        {url ? (
          <OutboundLink href={url}>{name}</OutboundLink>
        ) : (
          <span className="inline-block py-2.5">{name}</span>
        )}
      </p>
      <p className="flex items-start gap-x-2 text-muted">
        <span className="shrink-0">
          <Badge tone={tones[level]}>{level}</Badge>
        </span>{' '}
        <span>{issuingOrg}</span>
      </p>
      <p className="mt-1">{note}</p>
    </li>
  )
}
