import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { MoveHead } from '@/screens/my-move/MoveHead'
import { buildMove } from '../../support/moves'

it.each([
  ['both states', { from: 'TX', to: 'WA' }, 'From Texas to Washington.'],
  ['the destination if nothing else is known', { to: 'WA' }, 'To Washington.'],
] as const)('The subtitle of My Move shows %s', (_, route, text) => {
  render(
    <MoveHead
      move={buildMove({ from: '', ...route })}
      isFormOpen={false}
      canPrint={false}
      onChange={() => {}}
    />,
  )
  screen.getByText(text)
})
