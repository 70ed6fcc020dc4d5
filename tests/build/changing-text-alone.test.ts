import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { changingTextAlone } from '../../build/eslint/changing-text-alone.js'

const declarations = `
  import type { JSX, ReactNode } from 'react'
  const LIMIT = 3
  const site = { name: 'Acme' }
  declare function Icon(props: object): JSX.Element
  declare function Suspense(props: { fallback: ReactNode }): JSX.Element
  declare function words(): string
  interface Props {
    name: string; count: number; names: string[]; isOpen: boolean
    row: { title: string }; children: ReactNode; part: JSX.Element | undefined
  }
`

/** A component on one line, and the id of the message that the rule reports, if any. */
interface Case {
  title: string
  component: string
  says: string | undefined
}

/** @param jsx what the component returns */
const caseOf =
  (says?: string) =>
  (jsx: string): Case => ({
    title: jsx,
    component: `({ name, count, names, isOpen, row, children, part }: Props) { return ${jsx} }`,
    says,
  })

const cases: readonly Case[] = [
  ...[
    '<p>{name}</p>',
    '<p>{`${count} of ${LIMIT} things`}</p>',
    '<p>{isOpen && "Open"}</p>',
    '<p>{isOpen ? "Open" : <b>Closed</b>}</p>',
    '<p><span>{count}</span> things</p>',
    '<p><span>{name}</span>{" "}<b>{row.title}</b></p>',
    '<p>Up to {LIMIT} things at {site.name}.</p>',
    '<p>Things {isOpen && <b>open</b>}</p>',
    '<p>{isOpen ? <b>1</b> : null}<span>things</span></p>',
    '<p>{name && <b>{name}</b>}<span>things</span></p>',
    '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li>Last</li></ul>',
    '<div><Icon />{children}{part}</div>',
    '<p>{/* Said once. */}{name}</p>',
    '<><b>{name}</b>{part}</>',
    'isOpen ? null : <p>{name}</p>',
    '<Suspense fallback={<p>{name}</p>} />',
    'isOpen ? <p>Open</p> : <p>Closed</p>',
    'isOpen ? <p>{name}</p> : <p><span>{count}</span><b>!</b></p>',
    'isOpen ? <p key="open">Open <b>!</b></p> : <p>Closed</p>',
    'isOpen ? <p>Open <b>!</b></p> : <div>Closed</div>',
    '<p>{isOpen && <b>Open <i>!</i></b>}{!isOpen && <b>Closed</b>}</p>',
  ].map(caseOf()),
  ...[
    '<p>{count} things</p>',
    '<p>Things: {count}</p>',
    '<p>{name}{" "}{row.title}</p>',
    '<p>{name}{" "}<b>!</b></p>',
    '<p><Icon />{row.title}</p>',
    '<p><b>!</b>{words()}</p>',
    '<p><b>!</b>{isOpen && "open"}</p>',
    '<p>{isOpen ? "open" : "closed"} <b>!</b></p>',
    '<p><b>!</b>{isOpen ? <i>open</i> : name}</p>',
    '<p><b>!</b>{name || "nobody"}</p>',
    '<p>{names}</p>',
    '<p>{names.map((name) => name.trim())}</p>',
    '<><b>!</b>{name}</>',
    '<>{name}</>',
    '<Icon>{count} things</Icon>',
  ].map(caseOf('changing')),
  ...[
    '<p>{isOpen && <b>open</b>} things</p>',
    '<p>{part}{" "}<b>!</b></p>',
    '<p><Icon /> things</p>',
    '<p>{children}{"\\u00a0"}</p>',
  ].map(caseOf('fixed')),
  ...['<>Things</>', '<><b>!</b>{" "}<i>?</i></>', '<>{site.name}</>'].map(caseOf('inFragment')),
  ...['name', 'isOpen ? <b>!</b> : "closed"', 'row.title'].map(caseOf('returned')),
  ...['<Suspense fallback="…" />', '<Suspense fallback={isOpen ? name : null} />'].map(
    caseOf('returned'),
  ),
  ...[
    'isOpen ? <p>Open <b>!</b></p> : <p>Closed</p>',
    'isOpen ? <p>Closed</p> : <p><b>1</b>{" "}<b>2</b></p>',
    'isOpen ? <p key="a">Open <b>!</b></p> : <p key="a">Closed</p>',
    'isOpen ? <Icon>Open <b>!</b></Icon> : count > 1 ? part : <Icon />',
    'isOpen ? <p>{site.name}<b>!</b></p> : <p>Closed</p>',
    '<div>{isOpen ? <p>Open <b>!</b></p> : <p>Closed</p>}</div>',
    'isOpen ? <div><p>Open <b>!</b></p></div> : <div>{name && <p>Closed</p>}</div>',
    'isOpen ? <><p>Open <b>!</b></p></> : <><p>Closed</p></>',
  ].map(caseOf('reused')),
  {
    title: 'an element that is returned before another',
    component:
      '({ isOpen }: Props) { if (isOpen) return <p>Open <b>!</b></p>; return <p>Closed</p> }',
    says: 'reused',
  },
]

/** Linted as one file, because each run loads the types again. For the project's types, it replaces a project file. */
const root = process.cwd()
const lines = declarations.split('\n')
const code = [
  ...lines,
  ...cases.map(({ component }, at) => `export function View${at}${component}`),
  'export const View = ({ name }: Props) => name',
].join('\n')
const problems = new Linter({ cwd: root }).verify(
  code,
  {
    files: ['**/*.tsx'],
    plugins: { own: { rules: { 'changing-text-alone': changingTextAlone } } },
    rules: { 'own/changing-text-alone': 'error' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
  },
  { filename: `${root}/src/engine/ui/Card.tsx` },
)

/** The messages about a line, counted from 0 after the declarations. */
const messagesOf = (at: number) =>
  problems
    .filter(({ line }) => line === lines.length + at + 1)
    .map(({ messageId, message }) => messageId ?? message)

it.each(
  cases.map(({ title, says }, at) => ({ title: `${title}: ${says ?? 'allowed'}`, says, at })),
)('$title', ({ at, says }) => {
  expect(messagesOf(at)).toEqual(says ? [says] : [])
})

it('An arrow function that returns text is a component too', () => {
  expect(messagesOf(cases.length)).toEqual(['returned'])
})

it('The rule reports nothing in the declarations', () => {
  expect(problems.filter(({ line }) => line <= lines.length)).toEqual([])
})
