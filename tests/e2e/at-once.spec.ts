import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { holdStorageLock } from '../support/hold-storage-lock'
import { seed } from '../support/storage'
import sampleData from '../support/sample-data.json' with { type: 'json' }

/** Clicks a control, and returns its state when the next frame is about to be painted. */
const clickAndReadState = (control: Locator) =>
  control.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('This is not an HTML element.')
    element.click()
    await new Promise((paint) => requestAnimationFrame(paint))
    const state = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed')
    return state ?? String(element.matches(':checked'))
  })

test('A checkbox, a switch and a bookmark show their new state in the next frame, even on a slow phone', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  const devtools = await page.context().newCDPSession(page)
  /** The same, with the CPU throttled to a quarter of its speed. */
  const clickOnSlowPhone = async (control: Locator) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const state = await clickAndReadState(control)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return state
  }

  await test.step('a checkbox of the checklist', async () => {
    await page.goto('/app/pcs-prep')
    const box = page.getByRole('checkbox', { checked: false }).first()
    await expect(box).toBeVisible()
    const element = await box.elementHandle()
    expect(await clickOnSlowPhone(box)).toBe('true')
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(1)
    expect(await element?.isChecked()).toBe(true)
  })

  await test.step('a switch in Settings', async () => {
    await page.goto('/app/settings')
    const master = page.getByRole('switch').first()
    const before = await master.getAttribute('aria-checked')
    expect(await clickOnSlowPhone(master)).toBe(before === 'true' ? 'false' : 'true')
  })

  await test.step('the bookmark of a career', async () => {
    await page.goto('/app/career-planner?tab=browse')
    const bookmark = page.getByRole('button', { name: /^Save / }).first()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    expect(await clickOnSlowPhone(bookmark)).toBe('true')
  })
})

test('A checkbox that is pressed many times in a row shows every press, and stores the last state', async ({
  page,
}) => {
  await test.step('Eleven presses, each in its own task', async () => {
    await page.goto('/app/pcs-prep')
    const box = page.getByRole('checkbox').first()
    await expect(box).not.toBeChecked()
    const shown = await box.evaluate(async (element) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('This is not an input element.')
      const states: boolean[] = []
      for (let press = 0; press < 11; press++) {
        element.click()
        // Each press of a finger is a separate task.
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

  await test.step('Mouse and key presses faster than the page can handle', async () => {
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

test('A checked box survives an immediate reload while another tab holds the storage lock', async ({
  page,
  context,
}) => {
  await page.goto('/app/pcs-prep')
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).not.toBeChecked()
  const other = await context.newPage()
  await other.goto('/about')
  await holdStorageLock(other)
  await page.bringToFront()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
  await expect.poll(waiting).toContain('stored')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(0)
  await page.reload()
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})
