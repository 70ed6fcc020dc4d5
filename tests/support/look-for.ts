import type { Locator, Page } from '@playwright/test'
import type { Find, Part } from '../contract/specification/entry'
import { expect } from './fixtures'

/**
 * Looks for one line of the specification within a part of the page. A line that is not there fails
 * the test, and the lines after it are looked for all the same: one run names everything missing.
 * @param place what a message calls the place where one looks
 */
export async function lookFor(within: Locator, find: Find, place: string): Promise<void> {
  const check = expect.soft.bind(expect)
  const page = within.page()
  const line = `${place}: ${JSON.stringify(find)}`

  if (typeof find === 'string') {
    return check(visibleText(within, find).first(), line).toBeVisible()
  }
  if ('in' in find) {
    const part = partOf(within, find.in)
    await check(part, `${place}: the part ${JSON.stringify(find.in)}`).toHaveCount(1)
    for (const inner of find.finds) await lookFor(part, inner, place)
    return
  }
  if ('whole' in find) {
    const { whole, times } = find
    const texts = within.getByText(whole, { exact: true }).filter({ visible: true })
    if (times === undefined) return check(texts.first(), line).toBeVisible()
    return check(texts, line).toHaveCount(times)
  }
  if ('absent' in find) return check(visibleText(within, find.absent), line).toHaveCount(0)
  if ('heading' in find) {
    const { heading: name, level } = find
    const heading = within.getByRole('heading', { name, exact: true, ...(level && { level }) })
    return check(heading.first(), line).toBeVisible()
  }
  if ('headings' in find) {
    const headings = within.getByRole('heading', { level: find.level })
    return check(headings, line).toHaveText([...find.headings])
  }
  if ('tabs' in find) {
    await check(within.getByRole('tab'), line).toHaveText([...find.tabs])
    const selected = within.getByRole('tab', { selected: true })
    return check(selected, line).toHaveText(find.selected)
  }
  if ('button' in find) {
    const { button: name, pressed } = find
    const button = within.getByRole('button', {
      name,
      exact: true,
      ...(pressed !== undefined && { pressed }),
    })
    return check(button.first(), line).toBeVisible()
  }
  if ('buttons' in find) {
    return check(within.getByRole('button'), line).toHaveText([...find.buttons])
  }
  if ('link' in find) {
    const opens = find.to.startsWith('https://') ? newTab : ''
    const current = find.current ? '[aria-current=page]' : ''
    const link = within
      .getByRole('link', { name: new RegExp(`^${literally(find.link)}(?= |$)`) })
      .and(page.locator(`a[href=${JSON.stringify(find.to)}]${opens}${current}`))
    return check(link.first(), line).toBeVisible()
  }
  if ('links' in find) return check(within.getByRole('link'), line).toHaveText([...find.links])
  if ('outbound' in find) {
    const links = within.locator('a[href^=http]')
    await check(links.nth(find.outbound - 1), line).toBeVisible()
    if (!find.orMore) await check(links, line).toHaveCount(find.outbound)
    const inTheSameTab = within.locator(`a[href^=http]:not(${newTab})`)
    return check(inTheSameTab, line).toHaveCount(0)
  }
  if ('field' in find) {
    const { field, type, required, holds, placeholder } = find
    const control = labelled(within, field)
    await check(control, line).toBeVisible()
    if (type) await check(control, line).toHaveAttribute('type', type)
    if (required) await check(control, line).toHaveAttribute('required')
    if (holds !== undefined) await check(control, line).toHaveValue(holds)
    if (placeholder) await check(control, line).toHaveAttribute('placeholder', placeholder)
    return
  }
  if ('select' in find) {
    const { select, options, required, holds } = find
    const control = labelled(within, select)
    await check(control, line).toBeVisible()
    await check(control.locator('option'), line).toHaveText([...options])
    if (required) await check(control, line).toHaveAttribute('required')
    if (holds) await check(control.locator('option:checked'), line).toHaveText(holds)
    return
  }
  if ('switch' in find) {
    const { switch: name, on: checked, disabled } = find
    const control = within.getByRole('switch', { name, exact: true, checked, disabled })
    return check(control, line).toBeVisible()
  }
  if ('checkbox' in find) {
    const { checkbox: name, checked } = find
    return check(within.getByRole('checkbox', { name, exact: true, checked }), line).toBeVisible()
  }
  if ('figure' in find) {
    const term = page.getByRole('term').filter({ hasText: exactly(find.label) })
    const figure = within.locator('dl > div').filter({ has: term }).getByRole('definition')
    return check(figure, line).toHaveText(find.figure)
  }
  if ('progress' in find) {
    const bar = within.getByRole('progressbar', { name: find.progress, exact: true })
    return check(bar, line).toHaveAttribute('value', String(find.percent))
  }
  if ('count' in find) {
    const { count, of, named = '' } = find
    const counted = within.getByRole(of, { name: new RegExp(`^${literally(named)}`) })
    return check(counted, line).toHaveCount(count)
  }
  const file = await downloadBy(page, within, find.by)
  check(file.name, line).toBe(find.download)
  check(file.fields, line).toEqual(find.fields)
}

/** A part of the page. */
export function partOf(within: Locator, [role, name]: Part): Locator {
  const heading = within.page().getByRole('heading', { exact: true, ...(name && { name }) })
  if (role === 'card') return within.getByRole('listitem').filter({ has: heading })
  if (role === 'disclosure') return within.locator('details').filter({ has: heading })
  return within.getByRole(role, { exact: true, ...(name && { name }) })
}

/** What the label names; the star of a required field is not part of the name. */
export function labelled(within: Locator, label: string): Locator {
  return within.getByLabel(new RegExp(`^${literally(label)}(?: \\*)?$`))
}

const newTab = '[target=_blank][rel~=noopener]'

function visibleText(within: Locator, text: string): Locator {
  return within.getByText(new RegExp(literally(text))).filter({ visible: true })
}

async function downloadBy(page: Page, within: Locator, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name, exact: true }).click(),
  ])
  const stream = await download.createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  const content: unknown = JSON.parse(text)
  const fields = typeof content === 'object' && content !== null ? Object.keys(content) : []
  return { name: download.suggestedFilename(), fields }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function exactly(text: string): RegExp {
  return new RegExp(`^${literally(text)}$`)
}
