import { Link } from 'wouter'
import {
  landingHero,
  landingServiceMembers,
  landingSteps,
  landingWhyChoose,
} from '@/data/public/landing'
import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { guideView } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { Modules } from './landing/Modules'
import { Pictures } from './landing/Pictures'
import { PrivacyBand } from './landing/PrivacyBand'
import { PublicLayout } from './PublicLayout'

/** The landing page: what the product is, who it is for, and how to start. */
export default function LandingPage() {
  return (
    <PublicLayout isWide>
      <Hero />
      <div className="page-width grid gap-14 py-12 sm:gap-20 sm:py-16">
        <Pictures />
        <Steps />
        <Modules />
      </div>
      <PrivacyBand />
      <div className="page-width grid gap-14 py-12 sm:gap-20 sm:py-16">
        <WhyChoose />
        <GuideView view={guideView(landingServiceMembers)} />
      </div>
      <Start />
    </PublicLayout>
  )
}

/** What the product is and who it is for, with the first link to start. */
function Hero() {
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

/** The main link of the landing page. It opens the welcome page, which leads to the setup. */
function StartLink() {
  return (
    <Link href="/welcome" className={buttonClass()}>
      Get Started Free
    </Link>
  )
}

/** The steps to get started. */
function Steps() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="section-title">
        How It Works
      </h2>
      <ol className="mt-4 grid list-none gap-8 p-0 md:grid-cols-3">
        {landingSteps.rows.map(({ id, title, text }, position) => (
          <li key={id} className="flex gap-4">
            <p
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-signal text-lg font-extrabold text-on-signal"
            >
              {position + 1}
            </p>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <StartLink />
      </p>
    </section>
  )
}

/** Reasons to use the product: a claim on the left, its proof on the right. */
function WhyChoose() {
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

/** The section at the end of the page with a link to start. */
function Start() {
  return (
    // No space between it and the footer.
    <section
      aria-labelledby="start"
      className="-mb-8 border-t border-solid border-line bg-accent-soft"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-10">
        <div>
          <h2 id="start" className="section-title">
            The Next Move Can Be Easier
          </h2>
          <p className="mt-1 max-w-prose">
            Setup takes {site.setupTime}. It is free, and you need no account.
          </p>
          <p className="mt-1 max-w-prose text-sm">
            {withExpiryNote(`Free during beta, expected through ${site.betaUntil}`, 'beta')}
          </p>
        </div>
        <StartLink />
      </div>
    </section>
  )
}
