import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithPhones } from '@/engine/ui/WithPhones'

it.each(['253-555-0142', '(253) 555-0142', '800-NEW-HOME'])(
  'The phone number %s stays on one line',
  (phone) => {
    const { container } = render(<WithPhones text={`Parent Central, ${phone}, at noon`} />)
    expect(container.querySelector('.whitespace-nowrap')?.textContent).toBe(phone)
    expect(container.textContent).toBe(`Parent Central, ${phone}, at noon`)
  },
)
