import { expect } from 'vitest'
import { addApplication, hub } from '../driver/applications.ts'
import { browserJourney } from '../driver/journey.ts'
import { EMPTY_PAGE } from '../driver/tab.ts'

const KILLS = 20

/** Shared with the retry in CI, so that a retry cannot hide what the first try lost. */
const lost: string[] = []

// The result table shows how many saves local storage alone would have kept.
browserJourney(
  `No save that was announced is lost in ${KILLS} kills of the browser`,
  async ({ open, note }) => {
    let inLocalStorage = 0
    for (let kills = 0; kills <= KILLS; kills++) {
      const { tab, kill } = await open()
      if (kills > 0) {
        await tab.goto(EMPTY_PAGE)
        const last = `Nurse ${kills}`
        const isStored = JSON.stringify(await tab.stored('jobApplications')).includes(`"${last}"`)
        if (isStored) inLocalStorage++
        await tab.goto(hub)
        await tab.waitForVisible({ role: 'heading', name: last }).catch(() => lost.push(last))
        if (!isStored) await tab.waitForVisible({ text: /Nothing you saved is lost/ })
      }
      if (kills < KILLS) {
        const next = `Nurse ${kills + 1}`
        await addApplication(tab, next)
        await tab.waitForAnnouncement(`Saved ${next}`)
      }
      await kill()
    }
    note(`kept ${KILLS - lost.length} of ${KILLS}; local storage alone had ${inLocalStorage}`)
    expect(lost).toEqual([])
  },
)
