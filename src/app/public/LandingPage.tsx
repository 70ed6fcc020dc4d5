import { Link } from 'wouter'
import {
  landingComingSoon,
  landingHero,
  landingPictures,
  landingPrivacy,
  landingServiceMembers,
  landingSteps,
  landingWhyChoose,
} from '@/data/landing'
import { site } from '@/data/site'
import { Badge } from '@/engine/ui/Badge'
import { buttonClass } from '@/engine/ui/button-class'
import { Icon } from '@/engine/ui/Icon'
import { cardsView } from '@/engine/views/cards/cards-view'
import CardsView from '@/engine/views/cards/CardsView'
import { guideView } from '@/engine/views/guide/guide-view'
import GuideView from '@/engine/views/guide/GuideView'
import { ReviewedLine } from '@/engine/views/ReviewedLine'
import { screens } from '@/screens'
import { PublicLayout } from './PublicLayout'

/** The first page: what this is, for whom, and the way in. */
export default function LandingPage() {
  return (
    <PublicLayout title={site.name} isWide>
      <Hero />
      <div className="page-width grid gap-14 py-12 sm:gap-20 sm:py-16">
        <Pictures />
        <Modules />
        <CardsView view={cardsView(landingWhyChoose, { title: 'Why Choose This Toolkit?' })} />
        <Steps />
        <div className="grid gap-10 lg:grid-cols-2">
          <GuideView view={guideView(landingPrivacy)} />
          <GuideView view={guideView(landingServiceMembers)} />
        </div>
        <section aria-labelledby="start" className="grid justify-items-center gap-4 text-center">
          <h2 id="start" className="text-2xl font-bold">
            The Next Move Can Be Easier
          </h2>
          <p className="max-w-prose">
            Setup takes {site.setupTime}. There is nothing to pay and no account to make.
          </p>
          <Link href="/welcome" className={buttonClass()}>
            Get Started Free
          </Link>
        </section>
      </div>
    </PublicLayout>
  )
}

function Hero() {
  const [hero] = landingHero.rows
  if (!hero) return null
  return (
    <section className="border-b border-solid border-line bg-raised">
      <div className="page-width grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-6">
          <p className="font-semibold text-muted">
            Free during beta, expected through {site.betaUntil}
          </p>
          <h1 tabIndex={-1} className="max-w-3xl text-4xl font-extrabold sm:text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-2xl text-xl">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <Link href="/welcome" className={buttonClass()}>
              Get Started Free
            </Link>
            <Link href="/about" className={buttonClass('secondary')}>
              How it works
            </Link>
          </div>
          <div className="grid max-w-2xl gap-3 text-muted">
            {hero.paragraphs?.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ReviewedLine row={hero} />
          </div>
        </div>
        <img
          src="/illustrations/move.svg"
          alt="A road winds from one home to the next. Work, learning and a license come along."
          width="520"
          height="440"
          decoding="async"
          className="h-auto w-full max-w-md rounded bg-accent-soft p-4 lg:max-w-none"
        />
      </div>
    </section>
  )
}

/** The product itself, before anybody is asked to start. */
function Pictures() {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="text-2xl font-bold">
        See It at Work
      </h2>
      <ul className="mt-4 grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {landingPictures.rows.map(({ id, title, text, alt }) => (
          <li key={id}>
            <img
              src={`/pictures/${id}.png`}
              alt={alt}
              width="540"
              height="540"
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded border border-solid border-line shadow"
            />
            <h3 className="mt-4 text-lg font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Modules() {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="text-2xl font-bold">
        Seven Modules, Ready Now
      </h2>
      <ul className="mt-4 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {screens.map(({ id, path, title, icon, summary }) => (
          <li key={id} className="rounded border border-solid border-line bg-raised p-5 shadow">
            <h3 className="text-lg font-bold">
              <Link href={path} className="text-link inline-flex min-h-11 items-center gap-2">
                <Icon name={icon} className="size-6" />
                {title}
              </Link>
            </h3>
            <p className="mt-1">{summary}</p>
          </li>
        ))}
        {landingComingSoon.rows.map(({ id, title, icon, text }) => (
          <li key={id} className="rounded border border-dashed border-edge p-5">
            <h3 className="flex min-h-11 items-center gap-2 text-lg font-bold">
              <Icon name={icon} className="size-6 text-muted" />
              {title}
            </h3>
            <p className="mt-1">{text}</p>
            <p className="mt-3">
              <Badge>Coming {site.comingSoon}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl font-bold">
        How It Works
      </h2>
      <ol className="mt-4 grid list-none gap-8 p-0 md:grid-cols-3">
        {landingSteps.rows.map(({ id, title, text }, position) => (
          <li key={id}>
            <p aria-hidden="true" className="text-4xl font-extrabold text-signal">
              {position + 1}
            </p>
            <h3 className="mt-2 text-lg font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
