import { datasets } from '@/data/registry'
import { site } from '@/data/site'
import { pageStates } from '../page-states'
import sampleData from '../sample-data.json' with { type: 'json' }

/** Every URL in the product's data and in the user data that tests store. */
export const knownAddresses: ReadonlySet<string> = new Set(
  JSON.stringify([site, datasets.map(({ dataset }) => dataset.rows), sampleData, pageStates]).match(
    /https?:\/\/[^"\\\s]+/g,
  ),
)
