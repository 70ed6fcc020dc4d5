import { landingWhyChoose } from '@/data/public/landing'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'

/** Reasons to use the product: a claim on the left, its proof on the right. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="section-title">
        Why Choose This App?
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        Rules, prices and programs change. Where we saw the source itself, the page says when we
        last reviewed it.
      </p>
      <dl className="mt-4 border-b border-solid border-line">
        {landingWhyChoose.rows.map((reason) => (
          <div
            key={reason.id}
            className="grid gap-x-8 gap-y-1 border-t border-solid border-line py-4 md:grid-cols-[18rem_1fr]"
          >
            <dt className="text-lg font-bold">{reason.title}</dt>
            <dd className="m-0 max-w-prose">
              <span>{reason.text}</span>
              <ReviewedLine row={reason} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
