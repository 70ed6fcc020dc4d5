import { certificationGuide } from '@/data/certification-guide'
import { anchorOf } from '@/engine/views/anchor'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import type { CertificationGuide } from '@/schemas/certification-guide'

/** The popular certifications of every career field: who awards each, and what it is for. */
export function CertificationsByField() {
  return (
    <section aria-labelledby="certifications-by-field-title">
      <h2 id="certifications-by-field-title" className="text-2xl font-bold">
        Popular Certifications by Field
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        Each link goes to the organization that awards it. Check its site for current costs and
        rules.
      </p>
      {certificationGuide.rows.map((guide) => (
        <div key={guide.id} id={anchorOf(certificationGuide, guide.id)} className="mt-6">
          <h3 className="text-xl font-bold">{guide.field}</h3>
          <ul className="mt-2 grid list-none gap-x-8 p-0 md:grid-cols-2">
            {guide.certifications.map((certification) => (
              <Certification key={certification.name} certification={certification} />
            ))}
          </ul>
          <ReviewedLine row={guide} />
        </div>
      ))}
    </section>
  )
}

interface CertificationProps {
  certification: CertificationGuide['certifications'][number]
}

function Certification({ certification: { name, body, note, url } }: CertificationProps) {
  return (
    <li className="border-t border-solid border-line pb-4 pt-1.5">
      <p className="text-lg font-semibold">
        {url ? (
          <OutboundLink href={url}>{name}</OutboundLink>
        ) : (
          <span className="inline-block py-2.5">{name}</span>
        )}
      </p>
      <p className="text-muted">{body}</p>
      <p className="mt-1">{note}</p>
    </li>
  )
}
