import { expect } from 'vitest'
import { addApplication, hub } from '../driver/applications.ts'
import { browserJourney } from '../driver/journey.ts'
import { EMPTY_PAGE } from '../driver/tab.ts'

const KILLS = 20

/** What was lost in a first try counts in the one that CI makes after it. */
const lost: string[] = []

// The table says how many of them local storage alone would have kept.
browserJourney(
  `What was said to be saved is there after each of ${KILLS} kills`,
  async ({ open, note }) => {
    let inLocalStorage = 0
    for (let life = 0; life <= KILLS; life++) {
      const { tab, kill } = await open()
      if (life > 0) {
        await tab.goto(EMPTY_PAGE)
        const last = `Nurse ${life}`
        const isThere = JSON.stringify(await tab.stored('jobApplications')).includes(`"${last}"`)
        if (isThere) inLocalStorage++
        await tab.goto(hub)
        await tab.shows({ role: 'heading', name: last }).catch(() => lost.push(last))
        if (!isThere) await tab.shows({ text: /Nothing you saved is lost/ })
      }
      if (life < KILLS) {
        const next = `Nurse ${life + 1}`
        await addApplication(tab, next)
        await tab.hears(`Saved ${next}`)
      }
      await kill()
    }
    note(`kept ${KILLS - lost.length} of ${KILLS}; local storage alone had ${inLocalStorage}`)
    expect(lost).toEqual([])
  },
)
