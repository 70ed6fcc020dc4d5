import { Link } from 'wouter'
import { ourApps } from '@/data/our-apps'
import { site } from '@/data/site'
import { Badge } from '@/engine/ui/Badge'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { TitleRow } from '@/engine/ui/TitleRow'
import { usePage } from '../pages/use-page'

const tones = {
  'Available now': 'success',
  'Coming soon': 'neutral',
  'You are here': 'accent',
} as const

/** The suite: this product and its sisters. */
export default function OurAppsPage() {
  usePage('Our Apps')
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
        Our Apps
      </h1>
      <p className="mt-1 max-w-prose text-muted">
        Tools for military families, each for a different stage of military life.
      </p>
      <ul className="mt-6 grid list-none gap-4 p-0 md:grid-cols-3">
        {ourApps.rows.map(({ id, name, description, price, status, url }) => (
          // The rows are those of all cards, so that prices stand in one line, and links in another.
          <li key={id} className="md:row-span-3 md:grid md:grid-rows-subgrid">
            <Card className="grid gap-y-3 md:row-span-3 md:grid-rows-subgrid">
              <div>
                <TitleRow badges={<Badge tone={tones[status]}>{status}</Badge>}>
                  <h2 className="text-xl font-bold">{name}</h2>
                </TitleRow>
                <p className="mt-2">{description}</p>
              </div>
              <p className="font-semibold">{price}</p>
              {status === 'Available now' && url && (
                <p>
                  <OutboundLink href={url}>Visit {name}</OutboundLink>
                </p>
              )}
              {status === 'You are here' && (
                <p>
                  <Link href="/app" className="text-link inline-block py-2.5">
                    Open the Command Center
                  </Link>
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="mailing-list" className="mt-10">
        <h2 id="mailing-list" className="section-title">
          Hear When Something New Opens
        </h2>
        <p className="mt-1 max-w-prose">
          The button opens your email app. Send the empty message to join the mailing list. Nothing
          goes out until you press Send.
        </p>
        <p className="mt-4">
          <a
            className={buttonClass('secondary')}
            href={`mailto:${site.contactEmail}?subject=${encodeURIComponent('Join the mailing list')}`}
          >
            Join the Mailing List
          </a>
        </p>
      </section>
    </>
  )
}
