/** The zones of the United States, as people call them. The other ones are named by their cities. */
export const unitedStatesZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Puerto_Rico': 'Puerto Rico Time',
  'Pacific/Guam': 'Guam Time',
}

/** "Pacific Time", or the city of the zone: "Berlin Time". */
export function timeZoneName(zone: string): string {
  return unitedStatesZones[zone] ?? `${cityOf(zone)} Time`
}

/** "New York" */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')
