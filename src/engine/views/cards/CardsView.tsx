import type { ComponentType, ReactNode } from 'react'
import { groupNote } from '../../model/source-note'
import { Icon } from '../../ui/Icon'
import { anchorOf, headingIdOf } from '../anchor'
import { NoteLine } from '../../ui/ReviewedLine'
import type { CardRow, CardsView as View } from './cards-view'

export interface FrameProps {
  /** Unique in the product. */
  name: string
  row: CardRow
  /** Whether it is open at first, if it collapses. */
  isOpen: boolean
  children: ReactNode
}

interface Props {
  view: View
  /** The frame of a point, with its title; it may collapse. */
  Frame?: ComponentType<FrameProps> | undefined
}

/** Short points side by side, each with its icon. */
export default function CardsView({ view, Frame = CardFrame }: Props) {
  const { dataset, title, lead } = view
  const isCollapsing = Frame !== CardFrame
  return (
    <section aria-labelledby={headingIdOf(dataset)}>
      <h2 id={headingIdOf(dataset)} tabIndex={-1} className="section-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <ul
        className={`mt-3 grid list-none p-0 ${isCollapsing ? '' : 'gap-x-8 gap-y-6 sm:grid-cols-2'}`}
      >
        {dataset.rows.map((row, at) => {
          const id = anchorOf(dataset, row.id)
          return (
            <li key={row.id} id={id}>
              <Frame name={id} row={row} isOpen={at === 0}>
                <p className="mt-1">{row.text}</p>
              </Frame>
            </li>
          )
        })}
      </ul>
      <NoteLine note={groupNote(dataset.rows.map((row) => ({ ...row, name: row.title })))} />
    </section>
  )
}

function CardFrame({ row, children }: FrameProps) {
  return (
    <div className="border-t-2 border-solid border-signal pt-4">
      <h3 className="flex items-start gap-2 text-lg font-bold">
        <Icon name={row.icon} className="mt-0.5 size-6 text-accent" />
        <span>{row.title}</span>
      </h3>
      {children}
    </div>
  )
}
