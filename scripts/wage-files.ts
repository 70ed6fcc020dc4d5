import { wageAreas } from '../src/schemas/career-planner/wage-area.ts'
import type { Occupation } from './wage-table.ts'

interface WageFile {
  path: string
  name: string
  exported: string
  /** What it holds, as a sentence. */
  says: string
}

const careerFile: WageFile = {
  path: 'src/data/career-wages.ts',
  name: 'career-wages',
  exported: 'careerWages',
  says: 'What the careers of the catalogue pay in each state.',
}
const professionFile: WageFile = {
  path: 'src/data/profession-wages.ts',
  name: 'profession-wages',
  exported: 'professionWages',
  says: 'What further occupations pay in each state: licensed ones, and close relatives of the careers.',
}

/** The text of each file of wages: the careers' own, which people load, and the others. */
export function wageFiles(
  occupations: readonly Occupation[],
  ofCareers: ReadonlySet<string>,
): readonly { path: string; text: string }[] {
  const inOrder = occupations.toSorted((a, b) => a.id.localeCompare(b.id, 'en-US'))
  return [
    textOf(
      careerFile,
      inOrder.filter(({ id }) => ofCareers.has(id)),
    ),
    textOf(
      professionFile,
      inOrder.filter(({ id }) => !ofCareers.has(id)),
    ),
  ]
}

/** As Prettier would write it. */
function textOf({ path, name, exported, says }: WageFile, occupations: readonly Occupation[]) {
  const lines = [
    "import { publishedWages } from '@/data/sources/state-wages'",
    "import { defineDataset } from '@/engine/model/dataset'",
    "import type { OccupationWage } from '@/schemas/career-planner/occupation-wage'",
    '',
    '// Written by `npm run wages -- file.csv`; docs/writing-data.md says how. Jobs, 10th percentile, median, 90th.',
    '',
    `/** ${says} */`,
    `export const ${exported} = defineDataset<OccupationWage>('${name}', [`,
    ...occupations.flatMap(rowLines),
    '])',
    '',
  ]
  return { path, text: lines.join('\n') }
}

function rowLines({ id, title, areas }: Occupation): string[] {
  return [
    '  {',
    `    id: '${id}',`,
    `    title: ${quoted(title)},`,
    '    areas: {',
    ...wageAreas.map((area) => `      ${area}: [${areas.get(area)?.map(String).join(', ')}],`),
    '    },',
    '    ...publishedWages,',
    '  },',
  ]
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
