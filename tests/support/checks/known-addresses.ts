import { datasets } from '@/data/registry'
import { site } from '@/data/site'
import { places } from '../places'
import sampleData from '../sample-data.json' with { type: 'json' }

/** Every web address in the product's data, and in what the tests store as the user's own. */
export const knownAddresses: ReadonlySet<string> = new Set(
  JSON.stringify([site, datasets.map(({ dataset }) => dataset.rows), sampleData, places]).match(
    /https?:\/\/[^"\\\s]+/g,
  ),
)
