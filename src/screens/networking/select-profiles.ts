import { fold } from '@/engine/fold'
import type { DemoProfile } from '@/schemas/demo-profile'

/** What a person asks of the directory; a blank part asks for nothing. */
export interface ProfileQuery {
  /** Found in the name, the career field or any one skill, whatever its case and accents. */
  search: string
  careerField: string
  location: string
}

/** The profiles that match the search and both filters, in their order. */
export function selectProfiles(
  profiles: readonly DemoProfile[],
  { search, careerField, location }: ProfileQuery,
): readonly DemoProfile[] {
  const needle = fold(search.trim())
  return profiles.filter(
    (profile) =>
      (careerField === '' || profile.careerField === careerField) &&
      (location === '' || profile.location === location) &&
      [profile.name, profile.careerField, ...profile.skills].some((text) =>
        fold(text).includes(needle),
      ),
  )
}
