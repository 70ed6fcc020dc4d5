import { readdirSync, readFileSync } from 'node:fs'
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

/** The oldest Safari that the README supports, on a computer and on a phone. */
const OLDEST = 16.4

/**
 * The CSS that the oldest Safari lacks, each with the reason why pages work without it. A list in `:is()` may contain
 * a selector that the browser does not know.
 */
const lackedStyles: Readonly<Record<string, string>> = {
  ':-moz-progress-bar': 'For Firefox, in a separate rule; `base.css` has one for Safari too',
  ':open': 'In `:is()` beside `[open]`, which UnoCSS writes',
  ':popover-open': 'In `:is()` beside `[open]`, which UnoCSS writes',
  '@media scripting':
    'Without scripts the frame of a page is shown; its text is there (`base.css`)',
  '@page size': 'The printer chooses the paper size',
  '-webkit-tap-highlight-color': 'A computer has no taps to highlight',
  'break-after: avoid': 'A title may be the last line of a printed sheet',
  'contain-intrinsic-height':
    'A field has its height from `min-h-11` of `field-box` (`uno.config.ts`)',
  'cursor: pointer': 'Missing only on phones, which show no pointer',
  'forced-color-adjust': 'Safari has no forced colors',
  resize: 'A phone has no corner to drag; a text area scrolls',
  'scrollbar-width': '`base.css` hides the bar with `::-webkit-scrollbar` too',
  'text-decoration: dotted': 'The reset of an abbreviation has the prefixed property too',
  'text-wrap': 'Lines of a heading have uneven lengths',
}

/** The same for elements and attributes. */
const lackedHtml: Readonly<Record<string, string>> = {
  '<any anchor>': 'An option of Headless UI',
  '<any autocapitalize>': 'Only for on-screen keyboards, which a computer lacks',
  '<any is>': 'React passes it on if an app sets it',
  '<any popover>': '`MoreTabs.tsx` checks for it; a browser test removes it',
  '<input autocapitalize>': 'Only for on-screen keyboards, which a computer lacks',
  '<install>': 'An event of the service worker, not an element',
  '<link rel=icon>': 'A phone has `apple-touch-icon`',
  '<link rel=manifest>': 'Only for installed sites; a computer installs none',
  '<link rel=modulepreload>': 'The scripts load when they are imported',
  '<meta name=viewport>': 'Only for phones',
  '<select is>': 'React passes it on if an app sets it',
}

/** The same for scripts. */
const lackedScripts: Readonly<Record<string, string>> = {
  '.canIntercept': 'React uses it only after checking `typeof navigation`',
  '.changedTouches': 'Only in touch events, which a computer lacks',
  '.createContext': 'A function of React',
  '.createPolicy': 'After `trustedTypes?.` (`register.ts`)',
  '.createScriptURL': 'After `trustedTypes?.` (`register.ts`)',
  '.createWritable': 'Only for a file from the save dialog (`save-text-as.ts`)',
  '.currentEntry': 'React uses it only after checking `typeof navigation`',
  '.displayName': 'A property of components in React',
  '.fetchPriority': 'An option of React, ignored where unsupported',
  '.fileName': 'A property of the app',
  '.fromElement': 'React reads `relatedTarget` first',
  '.imageSizes': 'An option of React, ignored where unsupported',
  '.isError': 'A property of TanStack Query',
  '.isValid': 'A property of React Hook Form',
  '.movementX': 'React checks for it',
  '.movementY': 'React checks for it',
  '.queryPermission': 'Only for a backup folder (`folder-backup.ts`)',
  '.showDirectoryPicker': 'The button of a backup folder is shown only if it exists',
  '.showSaveFilePicker': '`save-text-as.ts` checks for it, and downloads otherwise',
  '.skipTransition': 'Only for view transitions, which React starts',
  '.startViewTransition': 'React calls it only for view transitions, which the app does not use',
  '.toBase64': 'jose checks for it',
  '.userAgentData': 'After `?.` in Headless UI',
  'Error.captureStackTrace': 'Each library checks for it',
  'Uint8Array.fromBase64': 'jose checks for it',
  navigation: 'React checks its type',
  requestIdleCallback:
    '`src/main.ts` and `preload.ts` check for it; `start-folder-backup.ts` needs folders',
  setImmediate: 'React checks its type',
}

/** Whether the oldest Safari has it, on computers and on phones. */
function isThere(compat: CompatStatement | undefined): boolean {
  if (!compat) return true
  return (['safari', 'safari_ios'] as const).every((browser) =>
    [compat.support[browser] ?? []].flat().some(({ version_added: version, flags }) => {
      if (flags || typeof version !== 'string') return false
      return parseFloat(version.replace('≤', '')) <= OLDEST
    }),
  )
}

/** What the oldest Safari lacks of a property or an at-rule: all of it, or some of its values. */
function lackedOf(name: string, entry: Identifier | undefined, values: string): readonly string[] {
  if (!entry) return []
  if (!isThere(entry.__compat)) return [name]
  const words = new Set(values.match(/[a-z][a-z-]*/g) ?? [])
  const lacked = [...words].filter((word) => !isThere(entry[word]?.__compat))
  return lacked.map((word) => (name.startsWith('@') ? `${name} ${word}` : `${name}: ${word}`))
}

/** The texts of the built files with this ending. */
function filesOf(ending: string): readonly string[] {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`dist/${name}`, 'utf8'))
}

/** The scripts of the app, the service worker, and those within the pages. */
function scripts(): readonly string[] {
  const inPages = filesOf('.html').flatMap((page) =>
    [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
  )
  return [...filesOf('.js'), ...new Set(inPages)]
}

/** A CSS function, such as `clamp` or `color-mix`. */
function cssFunction(name: string): Identifier | undefined {
  const { color, ...types } = bcd.css.types ?? {}
  return types[name] ?? color?.[name]
}

it('The oldest Safari lacks only CSS that pages work without', () => {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = bcd.css
  const lacked = new Set<string>()
  const add = (names: readonly string[]) => names.forEach((name) => lacked.add(name))
  for (const text of filesOf('.css')) {
    postcss.parse(text).walk((node) => {
      if (node.type === 'decl') {
        const { parent, prop, value } = node
        const isOfPage = parent?.type === 'atrule' && 'name' in parent && parent.name === 'page'
        if (isOfPage && prop === 'size') lacked.add('@page size')
        else add(lackedOf(prop, properties[prop], value))
        for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
          add(lackedOf(`${name}()`, cssFunction(name), ''))
        }
      } else if (node.type === 'atrule' && node.name !== 'page') {
        add(lackedOf(`@${node.name}`, atRules[node.name], node.params))
      } else if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}(-?[a-z][a-z-]*)/g)) {
          add(lackedOf(`:${name}`, selectors[name], ''))
        }
      }
    })
  }
  expect([...lacked].sort()).toEqual(Object.keys(lackedStyles).sort())
})

/** For each name, the browser features that have it. */
type Meanings = Map<string, CompatStatement[]>
const globals: Meanings = new Map()
/** Properties of any object. */
const members: Meanings = new Map()
/** Properties of a global, such as `Uint8Array.fromBase64`. */
const ofGlobals: Meanings = new Map()

function add(meanings: Meanings, name: string, entry: Identifier | undefined) {
  if (entry?.__compat) meanings.set(name, [...(meanings.get(name) ?? []), entry.__compat])
}

const names = (entry: Identifier | undefined) =>
  Object.keys(entry ?? {}).filter((name) => name !== '__compat')

for (const name of names(bcd.api['Window'])) add(globals, name, bcd.api['Window']?.[name])
for (const all of [bcd.api, bcd.javascript['builtins']]) {
  for (const owner of names(all)) {
    const entry = all?.[owner]
    add(globals, owner, entry)
    // The names of CSS descriptors are also names of other things.
    if (owner.startsWith('CSS') && owner.endsWith('Descriptors')) continue
    for (const name of names(entry)) {
      const plain = name.replace(/_static$/, '')
      add(members, plain, entry?.[name])
      add(ofGlobals, `${owner}.${plain}`, entry?.[name])
    }
  }
}

/** A name counts as lacking only if the browser lacks every feature with that name. */
const isLacked = (found: readonly CompatStatement[] | undefined) =>
  found !== undefined && !found.some(isThere)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const nameOf = (node: unknown) =>
  isObject(node) && node['type'] === 'Identifier' ? String(node['name']) : ''

/** One-word names such as `records` are left out: most of them are the app's own. */
const isOfTwoWords = (name: string) => /[a-z][A-Z]/.test(name)

/** Adds the names in a syntax tree that the oldest Safari lacks. */
function addLacked(node: unknown, lacked: Set<string>) {
  if (Array.isArray(node)) return node.forEach((one) => addLacked(one, lacked))
  if (!isObject(node)) return
  const name = nameOf(node)
  // The build shortens its own names to three characters or fewer.
  if (name.length > 3 && isLacked(globals.get(name))) lacked.add(name)
  const isMember = node['type'] === 'MemberExpression' && node['computed'] === false
  const property = isMember ? nameOf(node['property']) : ''
  const path = `${nameOf(node['object'])}.${property}`
  if (ofGlobals.has(path)) {
    if (isLacked(ofGlobals.get(path))) lacked.add(path)
  } else if (isOfTwoWords(property) && isLacked(members.get(property))) lacked.add(`.${property}`)
  for (const [key, value] of Object.entries(node)) {
    // Property names are not globals.
    const isName = (isMember && key === 'property') || (key === 'key' && node['computed'] === false)
    if (!isName) addLacked(value, lacked)
  }
}

it('The oldest Safari lacks only APIs that scripts work without', () => {
  const lacked = new Set<string>()
  for (const text of scripts()) addLacked(parseAst(text), lacked)
  expect([...lacked].sort()).toEqual(Object.keys(lackedScripts).sort())
})

/** The text of a literal or of a template without expressions; blank for other nodes. */
function textOf(node: unknown): string {
  if (!isObject(node)) return ''
  if (node['type'] === 'Literal') return String(node['value'])
  if (node['type'] === 'TemplateElement' && isObject(node['value']))
    return String(node['value']['cooked'])
  const parts: unknown = node['quasis']
  return Array.isArray(parts) && parts.length === 1 ? textOf(parts[0]) : ''
}

/** Adds an attribute or its value if the oldest Safari lacks it. */
function addLackedAttribute(element: string, name: string, value: string, lacked: Set<string>) {
  const entry = bcd.html.elements?.[element]
  const attribute = entry?.[name] ?? bcd.html.global_attributes?.[name]
  if (!isThere(attribute?.__compat)) lacked.add(`<${element} ${name}>`)
  const withValue = entry?.[`${name}_${value}`] ?? attribute?.[value]
  if (!isThere(withValue?.__compat)) lacked.add(`<${element} ${name}=${value}>`)
}

/** Adds those in `jsx('input', { type: 'date' })`, and global attributes in any object. */
function addLackedHtml(node: unknown, lacked: Set<string>) {
  if (Array.isArray(node)) return node.forEach((one) => addLackedHtml(one, lacked))
  if (!isObject(node)) return
  Object.values(node).forEach((value) => addLackedHtml(value, lacked))
  for (const [name] of propertiesOf(node)) {
    if (!isThere(bcd.html.global_attributes?.[name]?.__compat)) lacked.add(`<any ${name}>`)
  }
  if (node['type'] !== 'CallExpression' || !Array.isArray(node['arguments'])) return
  const element = textOf(node['arguments'][0])
  if (!bcd.html.elements?.[element]) return
  if (!isThere(bcd.html.elements[element].__compat)) lacked.add(`<${element}>`)
  for (const [name, value] of propertiesOf(node['arguments'][1]))
    addLackedAttribute(element, name, value, lacked)
}

/** The property names of an object in lowercase, each with its value if that is text. */
function propertiesOf(node: unknown): readonly (readonly [name: string, value: string])[] {
  if (!isObject(node) || !Array.isArray(node['properties'])) return []
  return node['properties']
    .filter(isObject)
    .map(({ key, value }) => [(nameOf(key) || textOf(key)).toLowerCase(), textOf(value)] as const)
}

it('The oldest Safari lacks only elements and attributes that pages work without', () => {
  const lacked = new Set<string>()
  for (const text of scripts()) addLackedHtml(parseAst(text), lacked)
  for (const page of filesOf('.html')) {
    const { documentElement } = new DOMParser().parseFromString(page, 'text/html')
    for (const element of documentElement.querySelectorAll('*')) {
      if (!isThere(bcd.html.elements?.[element.localName]?.__compat))
        lacked.add(`<${element.localName}>`)
      for (const { name, value } of element.attributes)
        addLackedAttribute(element.localName, name, value, lacked)
    }
  }
  expect([...lacked].sort()).toEqual(Object.keys(lackedHtml).sort())
})
