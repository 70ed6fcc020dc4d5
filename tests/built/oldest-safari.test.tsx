import { readdirSync, readFileSync } from 'node:fs'
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

/** The oldest Safari that the README promises, on a computer and on a phone. */
const OLDEST = 16.4

/**
 * What the oldest Safari lacks in the styles, with the reason why a page can be used without it. A list inside of
 * `:is()` may name a selector that the browser does not know.
 */
const lackedStyles: Readonly<Record<string, string>> = {
  ':-moz-progress-bar': 'For Firefox, in a rule of its own; `base.css` has one for Safari too',
  ':open': 'In `:is()` beside `[open]`, which UnoCSS writes',
  ':popover-open': 'In `:is()` beside `[open]`, which UnoCSS writes',
  '@media scripting':
    'Without scripts the frame of a page is shown; its text is there (`base.css`)',
  '@page size': 'The paper is that of the printer',
  '-webkit-tap-highlight-color': 'A tap is shown in another color on a computer, which has none',
  'break-after: avoid': 'A title may be the last line of a printed sheet',
  'contain-intrinsic-height':
    'A field has its height from `min-h-11` of `field-box` (`uno.config.ts`)',
  'cursor: pointer': 'Of a phone alone, which shows no pointer',
  'forced-color-adjust': 'Safari has no forced colors',
  resize: 'A phone has no corner to drag; a text area scrolls',
  'scrollbar-width': '`base.css` hides the bar with `::-webkit-scrollbar` too',
  'text-decoration: dotted': 'The reset of an abbreviation has the prefixed property too',
  'text-wrap': 'Lines of a heading are of unlike length',
}

/** The same of elements and attributes. */
const lackedHtml: Readonly<Record<string, string>> = {
  '<any anchor>': 'An option of Headless UI',
  '<any autocapitalize>': 'Of a keyboard on the screen, which a computer has none of',
  '<any is>': 'React passes it on where an app has it',
  '<any popover>': '`MoreTabs.tsx` asks whether it is there; a journey takes it away',
  '<input autocapitalize>': 'Of a keyboard on the screen, which a computer has none of',
  '<install>': 'A step of the service worker, no element',
  '<link rel=icon>': 'A phone has `apple-touch-icon`',
  '<link rel=manifest>': 'Of an installed site; a computer installs none',
  '<link rel=modulepreload>': 'The scripts load when they are imported',
  '<meta name=viewport>': 'Of a phone, not of a computer',
  '<select is>': 'React passes it on where an app has it',
}

/** The same of scripts. */
const lackedScripts: Readonly<Record<string, string>> = {
  '.canIntercept': 'React has it under `typeof navigation`',
  '.changedTouches': 'Of touch events alone, which a computer has none of',
  '.createContext': 'A function of React',
  '.createPolicy': 'After `trustedTypes?.` (`register.ts`)',
  '.createScriptURL': 'After `trustedTypes?.` (`register.ts`)',
  '.createWritable': 'Of a file from the save dialog (`save-text-as.ts`)',
  '.currentEntry': 'React has it under `typeof navigation`',
  '.displayName': 'A property of components in React',
  '.fetchPriority': 'An option of React, of no effect where it is not known',
  '.fileName': 'A property of the app',
  '.fromElement': 'React reads `relatedTarget` first',
  '.imageSizes': 'An option of React, of no effect where it is not known',
  '.isError': 'A property of TanStack Query',
  '.isValid': 'A property of React Hook Form',
  '.movementX': 'React asks whether it is there',
  '.movementY': 'React asks whether it is there',
  '.queryPermission': 'Of a backup folder (`folder-backup.ts`)',
  '.showDirectoryPicker': 'The button of a backup folder stands only where it is there',
  '.showSaveFilePicker': '`save-text-as.ts` asks whether it is there, and downloads',
  '.skipTransition': 'Of a view transition, which React asks for',
  '.startViewTransition': 'React calls it for view transitions alone, which the app has none of',
  '.toBase64': 'jose asks whether it is there',
  '.userAgentData': 'After `?.` in Headless UI',
  'Error.captureStackTrace': 'Each library asks whether it is there',
  'Uint8Array.fromBase64': 'jose asks whether it is there',
  navigation: 'React asks for its type',
  requestIdleCallback:
    '`src/main.ts` and `preload.ts` ask whether it is there; `start-folder-backup.ts` needs folders',
  setImmediate: 'React asks for its type',
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

/** What it lacks of a property or a rule: all of it, or some of its values. */
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

/** A function of CSS, as `clamp` or `color-mix`. */
function cssFunction(name: string): Identifier | undefined {
  const { color, ...types } = bcd.css.types ?? {}
  return types[name] ?? color?.[name]
}

it('Of the styles, the oldest Safari lacks only what a page does without', () => {
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

/** By a name, all that it may be in a browser. */
type Meanings = Map<string, CompatStatement[]>
const globals: Meanings = new Map()
/** Of any object. */
const members: Meanings = new Map()
/** Of a global: `Uint8Array.fromBase64`. */
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
    // They are properties of a style, which other names are too.
    if (owner.startsWith('CSS') && owner.endsWith('Descriptors')) continue
    for (const name of names(entry)) {
      const plain = name.replace(/_static$/, '')
      add(members, plain, entry?.[name])
      add(ofGlobals, `${owner}.${plain}`, entry?.[name])
    }
  }
}

/** A script uses a name for what a browser has: it is lacked only if every meaning of it is. */
const isLacked = (found: readonly CompatStatement[] | undefined) =>
  found !== undefined && !found.some(isThere)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const nameOf = (node: unknown) =>
  isObject(node) && node['type'] === 'Identifier' ? String(node['name']) : ''

/** Names of one word, as `records`, are of the app's own data more often than of a browser: they are left out. */
const isOfTwoWords = (name: string) => /[a-z][A-Z]/.test(name)

/** Adds the names in a syntax tree that the oldest Safari lacks. */
function addLacked(node: unknown, lacked: Set<string>) {
  if (Array.isArray(node)) return node.forEach((one) => addLacked(one, lacked))
  if (!isObject(node)) return
  const name = nameOf(node)
  // A build shortens its own names to fewer letters.
  if (name.length > 3 && isLacked(globals.get(name))) lacked.add(name)
  const isMember = node['type'] === 'MemberExpression' && node['computed'] === false
  const property = isMember ? nameOf(node['property']) : ''
  const path = `${nameOf(node['object'])}.${property}`
  if (ofGlobals.has(path)) {
    if (isLacked(ofGlobals.get(path))) lacked.add(path)
  } else if (isOfTwoWords(property) && isLacked(members.get(property))) lacked.add(`.${property}`)
  for (const [key, value] of Object.entries(node)) {
    // Names of properties are no globals.
    const isName = (isMember && key === 'property') || (key === 'key' && node['computed'] === false)
    if (!isName) addLacked(value, lacked)
  }
}

it('Of the scripts, the oldest Safari lacks only what they ask for first', () => {
  const lacked = new Set<string>()
  for (const text of scripts()) addLacked(parseAst(text), lacked)
  expect([...lacked].sort()).toEqual(Object.keys(lackedScripts).sort())
})

/** A text that a build writes in backquotes. */
function textOf(node: unknown): string {
  if (!isObject(node)) return ''
  if (node['type'] === 'Literal') return String(node['value'])
  if (node['type'] === 'TemplateElement' && isObject(node['value']))
    return String(node['value']['cooked'])
  const parts: unknown = node['quasis']
  return Array.isArray(parts) && parts.length === 1 ? textOf(parts[0]) : ''
}

/** Adds an attribute or its value, where the oldest Safari lacks it. */
function addLackedAttribute(element: string, name: string, value: string, lacked: Set<string>) {
  const entry = bcd.html.elements?.[element]
  const attribute = entry?.[name] ?? bcd.html.global_attributes?.[name]
  if (!isThere(attribute?.__compat)) lacked.add(`<${element} ${name}>`)
  const withValue = entry?.[`${name}_${value}`] ?? attribute?.[value]
  if (!isThere(withValue?.__compat)) lacked.add(`<${element} ${name}=${value}>`)
}

/** Adds those in `jsx('input', { type: 'date' })`, and the attributes that any element may have, in any object. */
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

/** The names of an object's properties as HTML has them, with their values that are plain texts. */
function propertiesOf(node: unknown): readonly (readonly [name: string, value: string])[] {
  if (!isObject(node) || !Array.isArray(node['properties'])) return []
  return node['properties']
    .filter(isObject)
    .map(({ key, value }) => [(nameOf(key) || textOf(key)).toLowerCase(), textOf(value)] as const)
}

it('Of the elements and attributes, the oldest Safari lacks only what a page does without', () => {
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
