import { demoProfiles } from '@/data/demo-profiles'
import { Badge } from '@/engine/ui/Badge'
import { Card } from '@/engine/ui/Card'
import { anchorOf } from '@/engine/views/anchor'
import type { DemoProfile } from '@/schemas/demo-profile'

/** One made-up person. Nothing on the card leads out of the product. */
export function ProfileCard({ profile }: { profile: DemoProfile }) {
  return (
    <li id={anchorOf(demoProfiles, profile.id)}>
      <Card className="h-full">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="text-lg font-bold">{profile.name}</h3>
          <Badge>{profile.experienceLevel}</Badge>
        </div>
        <dl className="mt-3 grid gap-3 sm:grid-cols-2">
          <Detail label="Career field">{profile.careerField}</Detail>
          <Detail label="Location">{profile.location}</Detail>
          <Detail label="Skills" wide>
            {profile.skills.join(', ')}
          </Detail>
          <Detail label="Looking for" wide>
            {profile.lookingFor}
          </Detail>
          <Detail label="Can offer" wide>
            {profile.willingToOffer}
          </Detail>
          <Detail label="Prefers contact by">{profile.contactPreference}</Detail>
          {profile.linkedIn && <Detail label="LinkedIn profile">{profile.linkedIn}</Detail>}
        </dl>
      </Card>
    </li>
  )
}

/** @param props.wide takes a line of its own, as sentences need. */
function Detail(props: { label: string; wide?: boolean; children: string }) {
  return (
    <div className={props.wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-muted">{props.label}</dt>
      <dd className="m-0">{props.children}</dd>
    </div>
  )
}
