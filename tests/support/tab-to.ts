import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/** Presses Tab until a control has the focus. */
export async function tabTo(control: Locator) {
  await expect(control).toBeVisible()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  const { keyboard } = control.page()
  for (let tabs = 0; tabs < 80 && !(await isFocused()); tabs++) await keyboard.press('Tab')
  await expect(control).toBeFocused()
}
