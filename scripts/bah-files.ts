import { format, resolveConfig } from 'prettier'
import type { BahArea } from '../src/schemas/housing/bah-area.ts'
import { UNLISTED, type ZipBlock } from '../src/schemas/housing/zip-block.ts'

/** The start of each file. */
const ratesHead = `import { defineDataset } from '@/engine/model/dataset'
import type { BahArea } from '@/schemas/housing/bah-area'

// Written by \`npm run bah -- FOLDER\`; docs/writing-data.md says how. \`bah-year\` has the year and the source.

/** What each housing area pays a month, from E-1 to O-7. */
export const bahRates = defineDataset<BahArea>('bah-rates', `
const zipsHead = `import { defineDataset } from '@/engine/model/dataset'
import type { ZipBlock } from '@/schemas/housing/zip-block'

// Written by \`npm run bah -- FOLDER\`; docs/writing-data.md says how. \`bah-year\` has the year and the source.

/** The housing area of each listed ZIP code: a letter for each of the 100 that begin with the id. */
export const bahZips = defineDataset<ZipBlock>('bah-zips', `

/** The two files of the allowance, formatted with Prettier. */
export async function bahFiles(
  areas: readonly BahArea[],
  zips: ReadonlyMap<string, string>,
): Promise<readonly { path: string; text: string }[]> {
  return [
    { path: 'src/data/housing/bah-rates.ts', text: await formatted(ratesHead, areas) },
    { path: 'src/data/housing/bah-zips.ts', text: await formatted(zipsHead, zipBlocks(zips)) },
  ]
}

async function formatted(head: string, rows: readonly unknown[]) {
  const config = await resolveConfig('src/data/housing/bah-rates.ts')
  return format(`${head}${JSON.stringify(rows)})\n`, { ...config, parser: 'typescript' })
}

/** Groups ZIP codes by their first three digits. The area with the most codes is the first one of its block. */
export function zipBlocks(zips: ReadonlyMap<string, string>): ZipBlock[] {
  const starts = new Set([...zips.keys()].map((zip) => zip.slice(0, 3)))
  return [...starts].toSorted().map((id) => {
    const found = Array.from({ length: 100 }, (_, at) =>
      zips.get(`${id}${String(at).padStart(2, '0')}`),
    )
    const counts = new Map<string, number>()
    for (const area of found) if (area) counts.set(area, (counts.get(area) ?? 0) + 1)
    const areas = [...counts.keys()].toSorted(
      (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
    )
    const letterOf = (area: string) => String.fromCharCode('a'.charCodeAt(0) + areas.indexOf(area))
    return { id, areas, zips: found.map((area) => (area ? letterOf(area) : UNLISTED)).join('') }
  })
}
