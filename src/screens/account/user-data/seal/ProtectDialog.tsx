import { Description, DialogPanel, DialogTitle } from '@headlessui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { requiredAttribute } from '@/engine/form/required-attribute'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { Modal } from '@/engine/ui/Modal'
import { useIsMounted } from '@/engine/use-is-mounted'
import { PassphraseField, ShowPassphrase } from './PassphraseField'

/** Anyone who has the file could guess a shorter passphrase, because no server limits the attempts. */
const MIN_LENGTH = 12

const passphrases = z
  .object({
    passphrase: z
      .string()
      .check(z.minLength(MIN_LENGTH, `Use at least ${MIN_LENGTH} characters, such as four words.`)),
    repeated: z.string(),
  })
  .check(
    z.refine(({ passphrase, repeated }) => passphrase === repeated, {
      path: ['repeated'],
      error: 'The two are not the same. Type the passphrase again.',
    }),
  )

interface Props {
  /** Makes the protected file. @returns a function that downloads it */
  onProtect: (passphrase: string) => Promise<() => void>
  onClose: () => void
}

/** Asks for a new passphrase, twice. */
export default function ProtectDialog({ onProtect, onClose }: Props) {
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState('')
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { passphrase: '', repeated: '' },
    resolver: zodResolver(passphrases),
  })
  const { errors, isSubmitting } = formState
  const { passphrase } = useWatch({ control })

  const isMounted = useIsMounted()
  const protect = handleSubmit(async (entered) => {
    try {
      const download = await onProtect(entered.passphrase)
      // The user may have pressed Cancel during the encryption.
      if (!isMounted()) return
      download()
      onClose()
    } catch (error) {
      console.error('The backup was not protected:', error)
      setProblem(NOT_PROTECTED)
    }
  })

  return (
    <Modal onClose={onClose}>
      <div className="fixed inset-0 grid items-end overflow-y-auto p-4 sm:place-items-center">
        <DialogPanel className="w-full max-w-md rounded bg-raised p-5 text-text shadow">
          <DialogTitle className="text-xl font-bold">Protect with a Passphrase</DialogTitle>
          <Description className="mt-2">
            The file opens only with your passphrase. Nobody can reset it: if you lose it, what is
            in this file is gone. Write it down and keep it away from the file.
          </Description>
          <form noValidate onSubmit={(event) => void protect(event)}>
            <PassphraseField
              {...register('passphrase')}
              label="Passphrase"
              hint={strength(passphrase ?? '')}
              error={errors.passphrase?.message}
              isShown={isShown}
              autoComplete="new-password"
              {...requiredAttribute()}
            />
            <PassphraseField
              {...register('repeated')}
              label="Repeat Passphrase"
              error={errors.repeated?.message}
              isShown={isShown}
              autoComplete="new-password"
              {...requiredAttribute()}
            />
            <ShowPassphrase isShown={isShown} onChange={setShown} />
            <Failure message={problem} />
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="primary">
                {isSubmitting ? 'Protecting…' : 'Download Protected Backup'}
              </Button>
            </div>
          </form>
        </DialogPanel>
      </div>
    </Modal>
  )
}

/** A hint on how strong a passphrase is, by its length. */
function strength({ length }: string): string {
  if (length < MIN_LENGTH)
    return `At least ${MIN_LENGTH} characters. Four or more words that do not belong together are easy to keep in mind.`
  if (length < 16) return 'Fair. A few more letters make it much harder to guess.'
  return length < 24 ? 'Good.' : 'Strong.'
}

const NOT_PROTECTED =
  'Something went wrong, so no file was made. Your data is as it was. Reload the page and try again.'
