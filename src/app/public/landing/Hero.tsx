import { Link } from 'wouter'
import { landingHero } from '@/data/public/landing'
import { buttonClass } from '@/engine/ui/button-class'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { StartLink } from './StartLink'

/** What the product is and who it is for, with the first link to start. */
export function Hero() {
  const [hero] = landingHero.rows
  if (!hero) return null
  return (
    <section className="border-b border-solid border-line bg-raised">
      <div className="page-width grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="max-w-3xl text-4xl font-extrabold sm:text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-2xl text-xl">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <StartLink />
            <Link href="/app/move" className={buttonClass('secondary')}>
              We Got Orders
            </Link>
            <Link href="/about" className={buttonClass('secondary')}>
              How It Works
            </Link>
          </div>
          <div className="grid max-w-2xl gap-3">
            {hero.paragraphs?.map((text, position) => (
              <p key={text} className={position === 0 ? 'font-semibold' : ''}>
                {text}
              </p>
            ))}
            <ReviewedLine row={hero} />
          </div>
        </div>
        <picture>
          <source
            media="(min-width: 64rem)"
            srcSet="/illustrations/move.svg"
            width="470"
            height="440"
          />
          <img
            src="/illustrations/move-strip.svg"
            alt="A road winds from one home to the next. Work, learning and a license come along."
            width="520"
            height="190"
            decoding="async"
            className="mx-auto h-auto w-full max-w-xl rounded bg-accent-soft p-3 lg:max-w-none lg:p-4"
          />
        </picture>
      </div>
    </section>
  )
}
