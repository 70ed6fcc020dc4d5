import { Link } from 'wouter'
import { ourApps } from '@/data/public/our-apps'
import { site } from '@/data/site'
import { Badge } from '@/engine/ui/Badge'
import { buttonClass } from '@/engine/ui/button-class'
import { Callout } from '@/engine/ui/Callout'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { SuiteApp } from '@/schemas/content/suite-app'

const tones = {
  'Available now': 'success',
  'Coming soon': 'neutral',
  'You are here': 'accent',
} as const

/** The suite: this product and its sisters. */
export default function OurAppsPage() {
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
        Our Apps
      </h1>
      <p className="mt-1 max-w-prose text-muted">
        Tools for military families, each for a different stage of military life.
      </p>
      <ul className="mt-5 grid list-none gap-4 p-0 md:grid-cols-2">
        {ourApps.rows.map((app) =>
          app.status === 'You are here' ? (
            <li key={app.id} className="md:col-span-full">
              <OwnCard app={app} />
            </li>
          ) : (
            <li key={app.id}>
              <SisterCard app={app} />
            </li>
          ),
        )}
      </ul>
      <div className="mt-8">
        <Callout
          aria-labelledby="mailing-list"
          action={
            <a
              className={buttonClass('secondary')}
              href={`mailto:${site.contactEmail}?subject=${encodeURIComponent('Join the mailing list')}`}
            >
              Join the Mailing List
            </a>
          }
        >
          <h2 id="mailing-list" className="text-xl font-bold">
            Hear When Something New Opens
          </h2>
          <p className="mt-1 max-w-prose">
            The button opens your email app. Send the empty message to join the mailing list.
            Nothing goes out until you press Send.
          </p>
        </Callout>
      </div>
    </>
  )
}

/** The card of this app: the largest one, with a link into the app. */
function OwnCard({ app }: { app: SuiteApp }) {
  return (
    <Card className="grid items-center gap-x-8 gap-y-4 p-0! md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem]">
      <img
        src="/illustrations/move-strip.svg"
        alt=""
        width="520"
        height="190"
        decoding="async"
        className="h-full w-full rounded-t bg-accent-soft p-3 md:order-last md:rounded-l-none md:rounded-r md:p-5"
      />
      <div className="p-4 sm:p-5 max-md:pt-0! md:pr-0">
        <AppHead app={app} size="sm:text-2xl" />
        <p>
          <Link href="/app" className={buttonClass('primary')}>
            Open the Command Center
          </Link>
        </p>
        <p className="mt-3 text-sm text-muted">{app.price}</p>
      </div>
    </Card>
  )
}

/** The card of another app, with its price and its link in the last row. */
function SisterCard({ app }: { app: SuiteApp }) {
  return (
    <Card className="flex h-full flex-col pb-2!">
      <AppHead app={app} />
      <div className="mt-auto flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t border-solid border-line">
        <p className="py-2 text-lg font-bold">{app.price}</p>
        {app.status === 'Available now' && app.url && (
          <OutboundLink href={app.url} className="font-semibold">
            {`Visit ${app.name}`}
          </OutboundLink>
        )}
      </div>
    </Card>
  )
}

/** The name, the status and the description of an app. */
function AppHead({ app, size = '' }: { app: SuiteApp; size?: string }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded bg-accent-soft text-accent">
          <Icon name={app.icon} className="size-6" />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <h2 className={`text-xl font-bold max-sm:basis-full ${size}`}>{app.name}</h2>
          <Badge tone={tones[app.status]}>{app.status}</Badge>
        </div>
      </div>
      <p className="mb-4 mt-3">{app.description}</p>
    </>
  )
}
