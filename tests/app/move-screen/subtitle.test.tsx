import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { MoveHead } from '@/screens/my-move/MoveHead'
import { buildMove } from '../../support/moves'

it.each([
  ['both states', { from: 'TX', to: 'WA' }, 'From Texas to Washington.'],
  ['the destination, where nothing else is known', { to: 'WA' }, 'To Washington.'],
] as const)('Under the title of My Move stands %s', (_, route, said) => {
  render(
    <MoveHead
      move={buildMove({ from: '', ...route })}
      isFormOpen={false}
      canPrint={false}
      onChange={() => {}}
    />,
  )
  screen.getByText(said)
})
