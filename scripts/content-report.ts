/*
 * Prints the reading grade of each dataset and the vague phrases in all of them: `npm run content-report`.
 * The goal is a median grade of 8 or less and no vague phrase.
 * `npm run content-report -- careers` lists the texts of that dataset, the hardest first.
 */
import { allTexts, type DatasetText } from './datasets.ts'
import { median, readingGrade } from './reading-grade.ts'
import { findVaguePhrases } from './vague-phrases.ts'

const goal = 8
/** Shorter texts are names and labels, to which the formula does not apply. */
const minWords = 8

const graded = allTexts().flatMap((item) => {
  const grade = isProse(item) ? readingGrade(item.text) : undefined
  return grade === undefined ? [] : [{ ...item, grade }]
})
const requested = process.argv[2]
if (requested) {
  for (const { record, field, grade, text } of graded
    .filter(({ dataset }) => dataset === requested)
    .toSorted((a, b) => b.grade - a.grade)) {
    console.log(`${grade.toFixed(1).padStart(5)}  ${record}.${field}: ${text}`)
  }
} else {
  const names = [...new Set(graded.map(({ dataset }) => dataset))]
  console.log('grade  texts  dataset')
  for (const name of names) {
    const grades = graded.filter(({ dataset }) => dataset === name).map(({ grade }) => grade)
    const middle = median(grades) ?? 0
    const warning = middle > goal ? `  above ${goal}: shorten its sentences` : ''
    console.log(
      `${middle.toFixed(1).padStart(5)}  ${String(grades.length).padStart(5)}  ${name}${warning}`,
    )
  }
  console.log(`Median of all: ${median(graded.map(({ grade }) => grade))?.toFixed(1)}`)
  printVaguePhrases()
}

function printVaguePhrases() {
  const lines = allTexts()
    .filter(isOurs)
    .flatMap(({ dataset, record, field, text }) =>
      findVaguePhrases(text).map(
        ({ phrase, advice }) => `${dataset}/${record}.${field}: “${phrase}”. ${advice}`,
      ),
    )
  console.log(`\nVague phrases: ${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}

function isProse(item: DatasetText): boolean {
  return isOurs(item) && item.text.split(/\s+/).length >= minWords
}

/** Whether we wrote the text for people to read. URLs and titles of sources, for example, are excluded. */
function isOurs({ field }: DatasetText): boolean {
  return !/(?:^|\.)(?:url|icon|source|alsoFrom|id|lastReviewed|reviewInterval)(?:\.|$)/.test(field)
}
