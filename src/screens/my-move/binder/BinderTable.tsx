import type { ReactNode } from 'react'
import type { PrintedTable } from '@/engine/binder'

type Props = Pick<PrintedTable, 'columns' | 'rows'> & Partial<Pick<PrintedTable, 'lines'>>

/** A table to read and to write in: each of its rows is high enough for a pen. */
export function BinderTable({ columns, rows, lines = 0 }: Props) {
  const blank = Array.from({ length: lines }, (): readonly ReactNode[] => [])
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-left">
      <thead>
        <tr>
          {columns.map(({ title, width = '' }) => (
            <th key={title} scope="col" className={`${CELL} ${width} text-xs font-bold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...blank].map((cells, at) => (
          <tr key={at}>
            {columns.map(({ title }, cell) => (
              <td key={title} className={`${CELL} h-8 align-top`} dir="auto">
                {cells[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'border border-solid border-line px-2 py-0.5'
