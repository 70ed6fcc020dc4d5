import { useMemo, type ReactNode } from 'react'
import { countOf, formatCount } from '@/engine/format-count'
import { useStored } from '@/engine/store/use-stored'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { applications, type JobApplication } from '@/schemas/job-search/job-application'
import { BarChart } from './BarChart'
import { MIN_SAMPLE, funnelOf, groupsBy, shareOf, stageTimes } from './figures'

/** Statistics of all applications: the stages they reach, the time in each, and which sources and resumes get answers. */
export default function FiguresPage() {
  const records = useStored(applications)
  if (records.length === 0) {
    return <p className="mt-2">There is nothing to count yet. Add the applications you sent.</p>
  }
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <p className="col-span-full mt-2">
        <span>
          {records.length === 1
            ? 'Your numbers, counted from your application and its history.'
            : 'Your numbers, counted from your applications and their history.'}
        </span>
        {records.length < MIN_SAMPLE && (
          <span>{` Percentages appear once you have ${MIN_SAMPLE} applications.`}</span>
        )}
      </p>
      <FunnelPart records={records} />
      <TimesPart records={records} />
      <GroupsPart
        records={records}
        field="foundOn"
        title="By Where You Found It"
        label="Found On"
        noun={['source', 'sources']}
      />
      <GroupsPart
        records={records}
        field="resumeVersion"
        title="By Resume Version"
        label="Resume Version"
        noun={['resume version', 'resume versions']}
      />
    </div>
  )
}

interface PartProps {
  records: readonly JobApplication[]
}

function FunnelPart({ records }: PartProps) {
  const { sent, answered, interviewed, offered } = useMemo(() => funnelOf(records), [records])
  const stages = [
    { label: 'Answers', value: answered },
    { label: 'Interviews', value: interviewed },
    { label: 'Offers', value: offered },
  ]
  return (
    <Part title="Where Applications End Up">
      <BarChart
        title="Applications"
        bars={[{ label: 'Applications', value: sent }, ...stages].map((bar) => ({
          ...bar,
          text: formatCount(bar.value),
        }))}
      />
      <Table
        head={['Stage', 'Of all you sent']}
        rows={[
          ['Applications', formatCount(sent)],
          ...stages.map(({ label, value }) => [label, shareOf(value, sent)]),
        ]}
      />
      {sent < MIN_SAMPLE && <TooFew />}
      <p className="mt-2 text-sm text-muted">
        An answer is an interview, an offer or a rejection. An application you closed with “No
        answer” has none, unless it had an interview or an offer. A status you set back no longer
        counts.
      </p>
    </Part>
  )
}

function TimesPart({ records }: PartProps) {
  const times = useMemo(() => stageTimes(records), [records])
  const known = times.flatMap(({ stage, medianDays }) =>
    medianDays === undefined
      ? []
      : [{ label: applicationStatus.labels[stage], value: medianDays, text: days(medianDays) }],
  )
  return (
    <Part title="Time in Each Stage">
      {known.length > 0 && <BarChart title="Days in each stage" bars={known} />}
      <Table
        head={['Stage', 'How many moved on', 'Typical time (median)']}
        rows={times.map(({ stage, count, medianDays }) => [
          applicationStatus.labels[stage],
          formatCount(count),
          medianDays === undefined ? 'Too few to tell' : days(medianDays),
        ])}
      />
      <p className="mt-2 text-sm text-muted">
        Only dated status changes in an application’s history count.
      </p>
    </Part>
  )
}

interface GroupProps extends PartProps {
  field: 'foundOn' | 'resumeVersion'
  title: string
  label: string
  /** The word for one group and for several. */
  noun: Noun
}

type Noun = readonly [one: string, several: string]

function GroupsPart({ records, field, title, label, noun }: GroupProps) {
  const { compared, smallCount } = useMemo(() => groupsBy(records, field), [records, field])
  const note = leftOutGroupsNote(label, noun, compared.length, smallCount)
  return (
    <Part title={title}>
      {compared.length > 0 && (
        <Table
          head={[label, 'Answers', 'Interviews']}
          rows={compared.map(({ name, sent, answered, interviewed }) => [
            name,
            shareOf(answered, sent),
            shareOf(interviewed, sent),
          ])}
        />
      )}
      {note && <p className="mt-2">{note}</p>}
    </Part>
  )
}

/** Which groups are not in the table, and why; blank if all are in it. */
function leftOutGroupsNote(
  label: string,
  [one, several]: Noun,
  compared: number,
  small: number,
): string {
  if (compared + small === 0) return `Fill in “${label}” on your applications to compare.`
  if (small === 0) return ''
  const whose = `${countOf(small, one, several)} ${small === 1 ? 'has' : 'have'}`
  return `${whose} fewer than ${MIN_SAMPLE} applications: too few to tell.`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}

const TooFew = () => <p className="mt-2 font-semibold">Too few to tell.</p>

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="mt-3 w-full max-w-md border-collapse text-left">
      <thead>
        <tr className="text-sm text-muted">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-t border-solid border-line">
            <th scope="row" className="break-words py-2 pr-3 font-normal">
              {first}
            </th>
            {others.map((cell, at) => (
              <td key={at} className="py-2 pr-3 tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const days = (count: number) => countOf(count, 'day')
