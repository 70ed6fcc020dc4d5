import { useState, type ReactNode } from 'react'
import { keysOf } from '@/engine/keys-of'
import { Badge } from '@/engine/ui/Badge'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { EmptyState } from '@/engine/ui/EmptyState'
import { Failure } from '@/engine/ui/Failure'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { FilterSelect } from '@/engine/ui/FilterSelect'
import { Icon } from '@/engine/ui/Icon'
import { Notice } from '@/engine/ui/Notice'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { SearchBox } from '@/engine/ui/SearchBox'
import { StatFigure } from '@/engine/ui/StatFigure'
import { colors, type ColorName, type Tone } from '@/engine/ui/tokens'
import { MoreDetails } from '@/engine/ui/MoreDetails'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'
import { InteractiveParts } from './InteractiveParts'

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger']
const linked = ['Colors', 'Type', 'Buttons', 'Fields'].map((title) => ({ id: title, title }))
const statuses = ['All', 'Open', 'Done'] as const

/** Every token and part with its states, for maintainers. Built in development only; nothing links here. */
export default function DesignPage() {
  return (
    <main id="main" className="page-width grid gap-10 py-8">
      <header className="relative flex items-center justify-between gap-4">
        <h1 className="text-3xl font-extrabold">Design</h1>
        <ThemeToggle />
      </header>
      <Section title="Colors">
        <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4">
          {keysOf(colors).map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </Section>
      <Section title="Type">
        <p className="text-5xl font-extrabold">Hero, 48 px, 800</p>
        <p className="text-2xl font-extrabold sm:text-3xl">
          Page title, 30 px (24 on a phone), 800
        </p>
        <p className="section-title">Section, 24 px (20 on a phone), 700</p>
        <p className="text-xl font-bold">Card, 20 px, 700</p>
        <p>Text, 16 px, 400, at most 65 characters a line.</p>
        <p className="text-sm text-muted">Remarks, 14 px, muted.</p>
      </Section>
      <Section title="Buttons">
        <Row>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button disabled>Disabled</Button>
        </Row>
      </Section>
      <Section title="Badges and notices">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
          >{`A notice in the tone “${tone}”. Its icon tells it without the color.`}</Notice>
        ))}
        <Failure message="This was not saved. Failures stand beside what failed, and are announced." />
      </Section>
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Choices, dialogs and toasts">
        <InteractiveParts />
      </Section>
      <Section title="Figures and progress">
        <dl className="flex gap-8">
          <StatFigure stat={{ label: 'Total', value: '12' }} />
          <StatFigure stat={{ label: 'Interviews', value: '3' }} />
        </dl>
        {[0, 25, 100].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`${percent}% done`} />
        ))}
      </Section>
      <Section title="Cards and empty states">
        <Card>
          <h3 className="text-xl font-bold">A card</h3>
          <p className="mt-1">
            One level of cards, never a card in a card.{' '}
            <OutboundLink href="https://www.usa.gov/">A link out</OutboundLink>
          </p>
          <MoreDetails about="a card">
            <p className="pb-3">What few people ask for, collapsed; a print shows it.</p>
          </MoreDetails>
          <MoreDetails about="a task" lead={<span>What is said already, on the same line.</span>}>
            <p className="pb-3">And what is not.</p>
          </MoreDetails>
        </Card>
        <EmptyState icon="i-lucide-search-x" title="Nothing matches">
          <p>Why it is empty, and what to do.</p>
        </EmptyState>
        <EmptyState title="Nothing yet" picture="/illustrations/start.svg">
          <Button>Add the First</Button>
        </EmptyState>
      </Section>
      <Section title="Links to sections">
        <OnThisPage sections={linked}>
          <p>
            The text goes here. Four or more sections get a list: collapsed above the text, or
            beside it where there is room.
          </p>
        </OnThisPage>
      </Section>
      <Section title="Illustrations">
        <Row>
          {['move', 'stays', 'lost', 'start'].map((name) => (
            <img
              key={name}
              src={`/illustrations/${name}.svg`}
              alt={name}
              className="h-auto w-72 rounded bg-accent-soft p-4"
            />
          ))}
        </Row>
      </Section>
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 id={title} tabIndex={-1} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

function Swatch({ name }: { name: ColorName }) {
  return (
    <li className="text-sm">
      <svg viewBox="0 0 80 40" className="block w-full rounded border border-solid border-edge">
        <rect width="80" height="40" fill={`var(--${name})`} />
      </svg>
      <span>{name}</span>
    </li>
  )
}

/** Fields in their states: empty, filled, wrong, disabled; and the filters. */
function Fields() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<(typeof statuses)[number]>('All')
  return (
    <>
      <Row>
        <SearchBox placeholder="Search by name" value={text} onChange={setText} />
        <FilterSelect
          label="Status"
          value=""
          total={5}
          options={[{ value: 'open', label: 'Open', count: 3 }]}
          onChange={() => undefined}
        />
      </Row>
      <FilterButtons label="Status" options={statuses} chosen={status} onChange={setStatus} />
      <label className="grid gap-1 font-semibold">
        Filled
        <input className="field-box" defaultValue="Fort Bragg" />
      </label>
      <label className="grid gap-1 font-semibold">
        Wrong
        <input className="field-box" aria-invalid defaultValue="javascript:alert(1)" />
        <span className="flex items-center gap-2 font-normal text-danger">
          <Icon name="i-lucide-circle-alert" className="size-5" />
          <span>Start the link with https:// or http://.</span>
        </span>
      </label>
      <label className="grid gap-1 font-semibold">
        Disabled
        <input className="field-box" disabled defaultValue="Follows the switch above" />
      </label>
    </>
  )
}
