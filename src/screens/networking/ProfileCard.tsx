import { Card } from '@/engine/ui/Card'
import { Detail } from '@/engine/ui/Detail'
import { MoreDetails } from '@/engine/ui/MoreDetails'
import type { DemoProfile } from '@/schemas/content/demo-profile'

/** An example profile: the fields that the search and filters use, and the rest on demand. It has no links. */
export function ProfileCard({ row: profile }: { row: DemoProfile }) {
  return (
    <Card className="h-full pb-0!">
      <h3 className="text-lg font-bold">{profile.name}</h3>
      <p className="text-sm text-muted">{profile.experienceLevel}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
        <Detail label="Career Field">{profile.careerField}</Detail>
        <Detail label="Location">{profile.location}</Detail>
        <Detail label="Skills" wide>
          {profile.skills.join(', ')}
        </Detail>
      </dl>
      <MoreDetails about={profile.name}>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 pb-3 pt-1">
          <Detail label="Looking For" wide>
            {profile.lookingFor}
          </Detail>
          <Detail label="Can Offer" wide>
            {profile.willingToOffer}
          </Detail>
          <Detail label="Prefers Contact by">{profile.contactPreference}</Detail>
          {profile.linkedIn && <Detail label="LinkedIn Profile">{profile.linkedIn}</Detail>}
        </dl>
      </MoreDetails>
    </Card>
  )
}
