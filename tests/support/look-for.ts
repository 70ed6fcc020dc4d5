import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Line, Part } from '../contract/specification/entry'
import { expect } from './fixtures'

/**
 * Expects one line of the specification within a part of the page. Uses soft assertions, so that one run reports every
 * missing line.
 * @param place the name of the place in messages
 */
export async function lookFor(within: Locator, line: Line, place: string): Promise<void> {
  const check = expect.soft.bind(expect)
  const page = within.page()
  const message = `${place}: ${JSON.stringify(line)}`

  if (typeof line === 'string') {
    return check(visibleText(within, line).first(), message).toBeVisible()
  }
  if ('in' in line) {
    const part = partOf(within, line.in)
    await check(part, `${place}: the part ${JSON.stringify(line.in)}`).toHaveCount(1)
    for (const inner of line.lines) await lookFor(part, inner, place)
    return
  }
  if ('exact' in line) {
    const { exact, times } = line
    const texts = within.getByText(exact, { exact: true }).filter({ visible: true })
    if (times === undefined) return check(texts.first(), message).toBeVisible()
    return check(texts, message).toHaveCount(times)
  }
  if ('absent' in line) return check(visibleText(within, line.absent), message).toHaveCount(0)
  if ('heading' in line) {
    const { heading: name, level } = line
    const heading = within.getByRole('heading', { name, exact: true, ...(level && { level }) })
    return check(heading.first(), message).toBeVisible()
  }
  if ('headings' in line) {
    const headings = within.getByRole('heading', { level: line.level })
    return check(headings, message).toHaveText([...line.headings])
  }
  if ('tabs' in line) {
    await check(within.getByRole('tab'), message).toHaveText([...line.tabs])
    const selected = within.getByRole('tab', { selected: true })
    return check(selected, message).toHaveText(line.selected)
  }
  if ('button' in line) {
    const { button: name, pressed } = line
    const button = within.getByRole('button', {
      name,
      exact: true,
      ...(pressed !== undefined && { pressed }),
    })
    return check(button.first(), message).toBeVisible()
  }
  if ('buttons' in line) {
    return check(within.getByRole('button'), message).toHaveText([...line.buttons])
  }
  if ('link' in line) {
    const opens = line.to.startsWith('https://') ? newTab : ''
    const current = line.current ? '[aria-current=page]' : ''
    const link = within
      .getByRole('link', { name: new RegExp(`^${escapeRegExp(line.link)}(?= |$)`) })
      .and(page.locator(`a[href=${JSON.stringify(line.to)}]${opens}${current}`))
    return check(link.first(), message).toBeVisible()
  }
  if ('links' in line) return check(within.getByRole('link'), message).toHaveText([...line.links])
  if ('outbound' in line) {
    const links = within.locator('a[href^=http]')
    await check(links.nth(line.outbound - 1), message).toBeVisible()
    if (!line.orMore) await check(links, message).toHaveCount(line.outbound)
    const inTheSameTab = within.locator(`a[href^=http]:not(${newTab})`)
    return check(inTheSameTab, message).toHaveCount(0)
  }
  if ('field' in line) {
    const { field, type, required, value, placeholder } = line
    const control = labelled(within, field)
    await check(control, message).toBeVisible()
    if (type) await check(control, message).toHaveAttribute('type', type)
    if (required) await check(control, message).toHaveAttribute('required')
    if (value !== undefined) await check(control, message).toHaveValue(value)
    if (placeholder) await check(control, message).toHaveAttribute('placeholder', placeholder)
    return
  }
  if ('select' in line) {
    const { select, options, required, value } = line
    const control = labelled(within, select)
    await check(control, message).toBeVisible()
    await check(control.locator('option'), message).toHaveText([...options])
    if (required) await check(control, message).toHaveAttribute('required')
    if (value) await check(control.locator('option:checked'), message).toHaveText(value)
    return
  }
  if ('switch' in line) {
    const { switch: name, on: checked, disabled } = line
    const control = within.getByRole('switch', { name, exact: true, checked, disabled })
    return check(control, message).toBeVisible()
  }
  if ('checkbox' in line) {
    const { checkbox: name, checked } = line
    const control = within.getByRole('checkbox', { name, exact: true, checked })
    return check(control, message).toBeVisible()
  }
  if ('figure' in line) {
    const term = page.getByRole('term').filter({ hasText: exactly(line.label) })
    const figure = within.locator('dl > div').filter({ has: term }).getByRole('definition')
    return check(figure, message).toHaveText(line.figure)
  }
  if ('progress' in line) {
    const bar = within.getByRole('progressbar', { name: line.progress, exact: true })
    return check(bar, message).toHaveAttribute('value', String(line.percent))
  }
  if ('count' in line) {
    const { count, of, named = '' } = line
    const counted = within.getByRole(of, { name: new RegExp(`^${escapeRegExp(named)}`) })
    return check(counted, message).toHaveCount(count)
  }
  const file = await downloadBy(page, within, line.by)
  check(file.name, message).toBe(line.download)
  check(file.fields, message).toEqual(line.fields)
}

/** A part of the page. */
export function partOf(within: Locator, [role, name]: Part): Locator {
  const heading = within.page().getByRole('heading', { exact: true, ...(name && { name }) })
  if (role === 'card') return within.getByRole('listitem').filter({ has: heading })
  if (role === 'disclosure') return within.locator('details').filter({ has: heading })
  return within.getByRole(role, { exact: true, ...(name && { name }) })
}

/** The control with a label. The star of a required field is not part of the label. */
export function labelled(within: Locator, label: string): Locator {
  return within.getByLabel(new RegExp(`^${escapeRegExp(label)}(?: \\*)?$`))
}

const newTab = '[target=_blank][rel~=noopener]'

function visibleText(within: Locator, text: string): Locator {
  return within.getByText(new RegExp(escapeRegExp(text))).filter({ visible: true })
}

async function downloadBy(page: Page, within: Locator, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name, exact: true }).click(),
  ])
  const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  const fields = typeof content === 'object' && content !== null ? Object.keys(content) : []
  return { name: download.suggestedFilename(), fields }
}

/** The source of a regular expression that matches a text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escapeRegExp(text)}$`)
}
