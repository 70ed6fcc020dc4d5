import { landingPrivacy } from '@/data/public/landing'

/** A section with the privacy promise. */
export function PrivacyBand() {
  const [privacy] = landingPrivacy.rows
  if (!privacy) return null
  return (
    <section aria-labelledby="privacy" className="bg-night text-on-night">
      <div className="page-width grid items-center gap-8 py-12 sm:py-16 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <img
          src="/illustrations/stays.svg"
          alt="What you enter sits in a locked box inside your browser."
          width="320"
          height="240"
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-64 lg:max-w-none"
        />
        <div>
          <h2 id="privacy" className="section-title">
            {privacy.title}
          </h2>
          <p className="mt-3 text-xl">{privacy.lead}</p>
          {privacy.paragraphs?.map((text) => (
            <p key={text} className="mt-3 max-w-prose">
              {text}
            </p>
          ))}
          <ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5">
            {privacy.items?.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
