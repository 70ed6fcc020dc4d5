import { zodResolver } from '@hookform/resolvers/zod'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

/*
 * A minimal page with a form and a list: no design, no second page. The benchmark compares cold visits of the app
 * with it.
 */

const STORAGE_KEY = 'plainApplications'

const application = z.object({
  company: z.string().min(1, 'Enter a company.').max(120),
  position: z.string().min(1, 'Enter a position.').max(120),
  dateApplied: z.string(),
  status: z.enum(['applied', 'interview', 'offer', 'rejected', 'withdrawn']),
  location: z.string().max(120),
  applicationUrl: z.union([z.literal(''), z.url('Enter a full address.')]),
  notes: z.string().max(2000),
})
type Application = z.infer<typeof application>

const blank: Application = {
  company: '',
  position: '',
  dateApplied: '',
  status: 'applied',
  location: '',
  applicationUrl: '',
  notes: '',
}
const texts = ['company', 'position', 'location', 'applicationUrl', 'notes'] as const

function readStored(): Application[] {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
  return z.array(application).catch([]).parse(stored)
}

function Applications() {
  const [list, setList] = useState(readStored)
  const { register, handleSubmit, reset, formState } = useForm<Application>({
    defaultValues: blank,
    resolver: zodResolver(application),
  })
  const save = (added: Application) => {
    const next = [...list, added]
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    setList(next)
    reset()
  }
  return (
    <main>
      <h1>Applications</h1>
      <form onSubmit={(event) => void handleSubmit(save)(event)}>
        {texts.map((name) => (
          <p key={name}>
            <label htmlFor={name}>{name}</label>
            <input id={name} {...register(name)} />
            {formState.errors[name]?.message}
          </p>
        ))}
        <label htmlFor="dateApplied">dateApplied</label>
        <input id="dateApplied" type="date" {...register('dateApplied')} />
        <label htmlFor="status">status</label>
        <select id="status" {...register('status')}>
          {application.shape.status.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <button>Save</button>
      </form>
      <ul>
        {list.map(({ company, position }, at) => (
          <li key={at}>
            {position}, {company}
          </li>
        ))}
      </ul>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Applications />
    </StrictMode>,
  )
}
