import type { ReactNode } from 'react'
import type { PrintedTable } from '@/engine/screen/binder'

type Props = Pick<PrintedTable, 'columns' | 'rows'> & Partial<Pick<PrintedTable, 'blankRows'>>

/** A printed table. Its rows are tall enough for handwriting. */
export function BinderTable({ columns, rows, blankRows = 0 }: Props) {
  const emptyRows = Array.from({ length: blankRows }, (): readonly ReactNode[] => [])
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
        {[...rows, ...emptyRows].map((cells, rowIndex) => (
          <tr key={rowIndex}>
            {columns.map(({ title }, columnIndex) => (
              <td key={title} className={`${CELL} h-8 align-top`} dir="auto">
                {cells[columnIndex]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'border border-solid border-line px-2 py-0.5'
