import { Link } from 'wouter'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'

/** Links the task to the file in which the user records whom they asked. */
function ChildCareFileLink({ id }: { id: string }) {
  if (id !== ASK_FOR_CHILD_CARE) return null
  return (
    <Link
      href="/app/move/child-care"
      className="text-link mb-1 inline-flex min-h-11 items-center font-semibold"
      data-no-print
    >
      Open the Child Care File
    </Link>
  )
}

export default [ChildCareFileLink]
