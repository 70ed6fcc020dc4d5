import { useState } from 'react'
import { downloadText } from '@/engine/download-text'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { isLoadFailure } from '@/engine/ui/is-load-failure'
import { useSearchValues } from '@/engine/url/use-search-values'
import { userProfile } from '@/schemas/account/user-profile'
import { workRecord } from '@/schemas/my-work/work'
import { certifications } from '@/schemas/professional-dev/certification'
import { skills } from '@/schemas/professional-dev/skill'

/** The record as a file for other programs, and from one. */
export function ResumeTools() {
  const { change } = useSearchValues()
  const repository = useRepository()
  const hasWork = useStored(workRecord).some(({ kind }) => kind !== 'family-care')
  const [failure, setFailure] = useState('')
  const exportResume = async () => {
    setFailure('')
    try {
      const { RESUME_FILE, resumeJson } = await import('./export-resume')
      const text = resumeJson({
        profile: repository.load(userProfile),
        work: repository.load(workRecord),
        skills: repository.load(skills),
        certifications: repository.load(certifications),
      })
      downloadText(RESUME_FILE, text)
      announce('The file is downloaded.', 'Downloaded')
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      setFailure(
        'The export did not load. Check your connection and press Export JSON Resume again.',
      )
    }
  }
  return (
    <section aria-labelledby="resume-tools" data-no-print>
      <h2 id="resume-tools" className="text-lg font-bold">
        Import and Export
      </h2>
      <p className="mt-1 max-w-prose">
        JSON Resume is a file that other resume programs read. Family care, supervisors, pay and
        reasons for leaving are not in it.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {hasWork && (
          <Button variant="secondary" onClick={() => void exportResume()}>
            Export JSON Resume
          </Button>
        )}
        <Button variant="secondary" onClick={() => change({ page: 'import' }, 'push')}>
          Import JSON Resume
        </Button>
      </div>
      <Failure message={failure} />
    </section>
  )
}
