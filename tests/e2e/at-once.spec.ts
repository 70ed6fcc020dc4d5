import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { seed } from '../support/storage'
import sampleData from '../support/sample-data.json' with { type: 'json' }

/** What a control is once the frame after the press is about to be painted. */
const pressedIn = (control: Locator) =>
  control.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('Nobody can press this.')
    element.click()
    await new Promise((paint) => requestAnimationFrame(paint))
    const state = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed')
    return state ?? String(element.matches(':checked'))
  })

test('A box, a switch and a bookmark show their new state in the frame of the press, on a slow phone too', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  const devtools = await page.context().newCDPSession(page)
  /** What a control is once the frame after the press is about to be painted, on a phone that is four times slower. */
  const pressedOnSlowPhone = async (control: Locator) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const state = await pressedIn(control)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return state
  }

  await test.step('a box of the checklist', async () => {
    await page.goto('/app/pcs-prep')
    const box = page.getByRole('checkbox', { checked: false }).first()
    await expect(box).toBeVisible()
    const same = await box.elementHandle()
    expect(await pressedOnSlowPhone(box)).toBe('true')
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(1)
    expect(await same?.isChecked()).toBe(true)
  })

  await test.step('a switch of the settings', async () => {
    await page.goto('/app/settings')
    const master = page.getByRole('switch').first()
    const before = await master.getAttribute('aria-checked')
    expect(await pressedOnSlowPhone(master)).toBe(before === 'true' ? 'false' : 'true')
  })

  await test.step('the bookmark of a career', async () => {
    await page.goto('/app/career-planner?tab=browse')
    const bookmark = page.getByRole('button', { name: /^Save / }).first()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    expect(await pressedOnSlowPhone(bookmark)).toBe('true')
  })
})

test('A box that is pressed many times in a row shows each press, and ends in what was pressed last', async ({
  page,
}) => {
  await test.step('Eleven presses, each in a task of its own', async () => {
    await page.goto('/app/pcs-prep')
    const box = page.getByRole('checkbox').first()
    await expect(box).not.toBeChecked()
    const shown = await box.evaluate(async (element) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('This is no box.')
      const states: boolean[] = []
      for (let press = 0; press < 11; press++) {
        element.click()
        // The next press comes in a task of its own, as a finger’s does.
        await new Promise((next) => setTimeout(next))
        states.push(element.checked)
      }
      return states
    })
    expect(shown).toEqual(Array.from({ length: 11 }, (_, press) => press % 2 === 0))
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })

  await test.step('By pointer or key, faster than the page can follow', async () => {
    const box = page.getByRole('checkbox').first()
    const presses = async (count: number, press: () => Promise<unknown>[]) => {
      await Promise.all(Array.from({ length: count }, press).flat())
    }
    const devtools = await page.context().newCDPSession(page)
    await box.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await box.boundingBox()) ?? {}
    const mouse = (type: 'mousePressed' | 'mouseReleased') =>
      devtools.send('Input.dispatchMouseEvent', {
        type,
        x: x + 8,
        y: y + 8,
        button: 'left',
        clickCount: 1,
      })
    const key = (type: 'keyDown' | 'keyUp') =>
      devtools.send('Input.dispatchKeyEvent', { type, key: ' ', code: 'Space', text: ' ' })

    await presses(9, () => [mouse('mousePressed'), mouse('mouseReleased')])
    await expect(box).not.toBeChecked()
    await expect(box).toBeFocused()
    await presses(11, () => [key('keyDown'), key('keyUp')])
    await expect(box).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(1)
    await page.reload()
    await expect(box).toBeChecked()
  })
})

test('What was pressed is there after a reload right away, though another tab is at its turn to write', async ({
  page,
  context,
}) => {
  await page.goto('/app/pcs-prep')
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).not.toBeChecked()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(
    () =>
      new Promise<void>((begun) => {
        void navigator.locks.request('stored', () => {
          begun()
          return new Promise(() => undefined)
        })
      }),
  )
  await page.bringToFront()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(0)
  await page.reload()
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})
