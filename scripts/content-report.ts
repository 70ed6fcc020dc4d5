/*
 * Prints the reading grade of each dataset, and the phrases that do not help the reader: `npm run content-report`. The
 * goal is a median grade of at most 8 and no such phrase.
 * `npm run content-report -- careers` lists that dataset's texts, the hardest first.
 */
import { allTexts, type PlacedText } from './datasets.ts'
import { sendsAway } from './empty-handed.ts'
import { median, readingGrade } from './reading-grade.ts'

const goal = 8
/** Shorter texts are names and labels, for which the formula has no meaning. */
const fewestWords = 8

const graded = allTexts().flatMap((placed) => {
  const grade = isProse(placed) ? readingGrade(placed.text) : undefined
  return grade === undefined ? [] : [{ ...placed, grade }]
})
const asked = process.argv[2]
if (asked) {
  for (const { record, field, grade, text } of graded
    .filter(({ dataset }) => dataset === asked)
    .toSorted((a, b) => b.grade - a.grade)) {
    console.log(`${grade.toFixed(1).padStart(5)}  ${record}.${field}: ${text}`)
  }
} else {
  const names = [...new Set(graded.map(({ dataset }) => dataset))]
  console.log('grade  texts  dataset')
  for (const name of names) {
    const grades = graded.filter(({ dataset }) => dataset === name).map(({ grade }) => grade)
    const middle = median(grades) ?? 0
    const sign = middle > goal ? `  above ${goal}: shorten its sentences` : ''
    console.log(
      `${middle.toFixed(1).padStart(5)}  ${String(grades.length).padStart(5)}  ${name}${sign}`,
    )
  }
  console.log(`Median of all: ${median(graded.map(({ grade }) => grade))?.toFixed(1)}`)
  printEmptyHanded()
}

function printEmptyHanded() {
  const lines = allTexts()
    .filter(isOurs)
    .flatMap(({ dataset, record, field, text }) =>
      sendsAway(text).map(
        ({ phrase, because }) => `${dataset}/${record}.${field}: “${phrase}”. ${because}`,
      ),
    )
  console.log(`\nLines that send people away with nothing: ${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}

function isProse(placed: PlacedText): boolean {
  return isOurs(placed) && placed.text.split(/\s+/).length >= fewestWords
}

/** Whether it is our own text, not a URL or the title of a source. */
function isOurs({ field }: PlacedText): boolean {
  return !/(?:^|\.)(?:url|icon|source|alsoFrom|id|lastReviewed|reviewInterval)(?:\.|$)/.test(field)
}
