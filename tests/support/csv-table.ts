import { isProblem } from '@/screens/job-search/csv/table/problem'
import { readTable, type Table } from '@/screens/job-search/csv/table/read-table'

/** The table that a text is read as. A text that is refused fails the test. */
export async function tableOf(...text: Parameters<typeof readTable>): Promise<Table> {
  const result = await readTable(...text)
  if (isProblem(result)) throw new Error(result.problem)
  return result
}
