/** Common names of the time zones of the United States. Other zones are named by their city. */
export const unitedStatesZones: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Arizona Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
  ['America/Puerto_Rico', 'Puerto Rico Time'],
  ['Pacific/Guam', 'Guam Time'],
])

/** "Pacific Time", or the city of the zone: "Berlin Time". A zone without a city keeps its own name: "UTC". */
export function timeZoneName(zone: string): string {
  if (zone === 'UTC' || zone.startsWith('Etc/')) return cityOf(zone)
  return unitedStatesZones.get(zone) ?? `${cityOf(zone)} Time`
}

/** Cities that browsers still list under a former spelling or a former main city (IANA time zone database, `backward`). */
const currentCityNames: ReadonlyMap<string, string> = new Map([
  ['Asmera', 'Asmara'],
  ['Calcutta', 'Kolkata'],
  ['Coral Harbour', 'Atikokan'],
  ['Enderbury', 'Kanton'],
  ['Faeroe', 'Faroe'],
  ['Godthab', 'Nuuk'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Ponape', 'Pohnpei'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho Chi Minh City'],
  ['Truk', 'Chuuk'],
])

/** The city of a zone: "New York". */
export function cityOf(zone: string): string {
  const city = (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
  return currentCityNames.get(city) ?? city
}
