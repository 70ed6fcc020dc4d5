/** How the row of one occupation in one state begins in a table of wages. */
export const nurses = '29-1141,Registered Nurses,TX'

export const nurseInTexas = new RegExp(`^${nurses},.*$`, 'm')

/** The table with another row in place of that one. */
export const withNurseInTexas = (table: string, row: string) => table.replace(nurseInTexas, row)
