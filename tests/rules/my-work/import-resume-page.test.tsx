import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import ImportResumePage from '@/screens/my-work/json-resume/ImportResumePage'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'

failOnConsoleError()

const view = customView(ImportResumePage, 'A view of a test')

/** A resume file with one job of this title. */
const resumeFile = (position: string) =>
  new File(
    [JSON.stringify({ work: [{ position, name: 'Acme', startDate: '2023-06' }] })],
    'resume.json',
  )

const chooseFile = async (user: Awaited<ReturnType<typeof renderView>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('JSON Resume file'), file)

it('The file that was chosen last is shown, even if an earlier one takes longer to read', async () => {
  const { user } = await renderView(view)
  const slow = resumeFile('Slow Clerk')
  const text = await slow.text()
  let finishReading = () => {}
  slow.text = () => new Promise((resolve) => (finishReading = () => resolve(text)))
  await chooseFile(user, slow)
  await chooseFile(user, resumeFile('Nurse'))
  await screen.findByText('Nurse')

  finishReading()
  const stale = screen.findByText('Slow Clerk', {}, { timeout: 200 })
  await expect(stale).rejects.toThrow()
  screen.getByText('Nurse')
})
