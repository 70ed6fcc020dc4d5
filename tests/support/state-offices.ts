import { isTerritory, region } from '@/schemas/my-move/region'

/** The states and the District of Columbia. */
export const states = region.values.filter((place) => !isTerritory(place) && place !== 'overseas')

/** The sites of offices that are on one of the hosts, or on a subdomain of one. */
export function sitesOn(
  hosts: readonly string[],
  offices: readonly { site?: string | undefined }[],
): string[] {
  return offices
    .flatMap(({ site }) => site ?? [])
    .filter((site) => hosts.some((host) => `.${new URL(site).hostname}`.endsWith(`.${host}`)))
}
