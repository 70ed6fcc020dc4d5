import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bahRates } from '@/data/housing/bah-rates'
import { bahYear } from '@/data/housing/bah-year'
import { bahZips } from '@/data/housing/bah-zips'
import { installations } from '@/data/housing/installations'
import { overseasPosts } from '@/data/housing/overseas-posts'
import { postNames } from '@/data/housing/post-names'
import { payGrades, rateIndex, ratedGrades } from '@/schemas/housing/pay-grade'
import { areaAt, UNLISTED } from '@/schemas/housing/zip-block'

const [, ...spotChecks] = readFileSync('tests/fixtures/bah-spot-checks.csv', 'utf8')
  .trim()
  .split(/\r?\n/)
const areaOf = (zip: string) => {
  const block = bahZips.rows.find(({ id }) => id === zip.slice(0, 3))
  return areaAt(block?.areas ?? [], block?.zips.at(Number(zip.slice(3))) ?? UNLISTED)
}

describe('The housing allowance', () => {
  it('has 338 areas with 16,224 rates: higher with dependents, never lower than for the grade below', () => {
    expect(bahRates.rows).toHaveLength(338)
    const starts = ['E-1', 'W-1', 'O-1E', 'O-1'].map((grade) =>
      ratedGrades.findIndex((g) => g === grade),
    )
    for (const { withDependents, withoutDependents } of bahRates.rows) {
      withDependents.forEach((rate, at) => expect(rate).toBeGreaterThan(withoutDependents[at] ?? 0))
      for (const rates of [withDependents, withoutDependents]) {
        rates.forEach((rate, at) => {
          if (!starts.includes(at)) expect(rate).toBeGreaterThanOrEqual(rates[at - 1] ?? 0)
        })
      }
    }
  })

  it('matches 279 rates that eight other pages publish', () => {
    expect(spotChecks).toHaveLength(279)
    const wrong = spotChecks.filter((line) => {
      const [id, dependents, grade, rate] = line.split(',')
      const area = bahRates.rows.find((row) => row.id === id)
      const rates = dependents === 'yes' ? area?.withDependents : area?.withoutDependents
      return rates?.[ratedGrades.findIndex((rated) => rated === grade)] !== Number(rate)
    })
    expect(wrong).toEqual([])
  })

  it('pays O-8 to O-10 as O-7', () => {
    expect(ratedGrades).toHaveLength(24)
    expect(payGrades.values.slice(-4).map(rateIndex)).toEqual([23, 23, 23, 23])
  })

  it('lists 40,959 ZIP codes, each in an area with rates or overseas', () => {
    const zips = bahZips.rows.flatMap(({ id, zips }) =>
      [...zips].flatMap((letter, at) =>
        letter === UNLISTED ? [] : `${id}${String(at).padStart(2, '0')}`,
      ),
    )
    expect(zips).toHaveLength(40_959)
    const found = zips.map(areaOf)
    const ids = new Set(bahRates.rows.map(({ id }) => id))
    expect(found.filter((id) => id === 'XX499')).toHaveLength(214)
    expect(found.filter((id) => id === undefined || (id !== 'XX499' && !ids.has(id)))).toEqual([])
  })

  it('finds the area of each of 266 installations by its ZIP code', () => {
    expect(installations.rows).toHaveLength(266)
    expect(installations.rows.filter(({ zip, area }) => areaOf(zip) !== area)).toEqual([])
  })

  it('lists installations and overseas posts in alphabetical order', () => {
    for (const { rows } of [installations, overseasPosts]) {
      const names = rows.map(({ name }) => name.toLowerCase())
      expect(names).toEqual(names.toSorted())
    }
  })

  it('takes the names of the nine renamed posts from the dataset of post names', () => {
    expect(postNames.rows).toHaveLength(9)
    for (const { id, name, nameOf2023 } of postNames.rows) {
      const post = installations.rows.find((row) => row.id === id)
      expect(post?.name).toBe(name)
      expect(post?.earlierNames).toContain(nameOf2023)
    }
  })

  it('corrects names and raises rates only for areas that exist', () => {
    const ids = bahRates.rows.map(({ id }) => id)
    const named = [
      ...Object.keys(bahYear.displayNames),
      ...bahYear.temporaryIncreases.map(({ area }) => area),
    ]
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
})
