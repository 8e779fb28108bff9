import { useState } from 'react'
import { eventFileFormats, type EventFileFormat } from '#domain/analytics/exports/event-file.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { isReportDay } from '#domain/reports/period.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { siteOptions } from '../frame/site/site-of.ts'
import { useSession } from '../frame/use-me.ts'
import { SelectField, TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { texts } from './texts/en.ts'

/** Renders the form for a new export: date range, format, and site. */
export function StartForm({ onStarted }: { onStarted: () => void }) {
  const { me } = useSession()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [from, setFrom] = useState(() => addDays(today, -7))
  const [to, setTo] = useState(() => addDays(today, -1))
  const [format, setFormat] = useState<EventFileFormat>('ndjson')
  const [site, setSite] = useState<Site | ''>('')
  const body = { from, to, format, ...(site !== '' && { site }) }
  const submission = useSubmit({
    entries: body,
    send: (key) => call('POST /svc_admin/event-exports', { body, key }),
    done: texts.started,
    onDone: onStarted,
  })
  const errors = isReportDay(from) && isReportDay(to) ? [] : [texts.dayInvalid]
  return (
    <Form submission={submission} submit={texts.start} refusals={texts.refusals} errors={errors}>
      <div className="form__pair">
        <TextField
          label={texts.from}
          type="date"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label={texts.to}
          type="date"
          hint={texts.days}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      <div className="form__pair">
        <SelectField
          label={texts.format}
          value={format}
          options={eventFileFormats.map((each) => [each, texts.formats[each]] as const)}
          onChange={({ currentTarget }) => setFormat(currentTarget.value as EventFileFormat)}
        />
        <SelectField
          label={texts.site}
          value={site}
          options={[['', texts.allSites], ...siteOptions(me).map((each) => [each.site, each.title] as const)]}
          onChange={({ currentTarget }) => setSite(currentTarget.value as Site | '')}
        />
      </div>
      {errors.length > 0 && <p className="muted small">{errors.join(' ')}</p>}
    </Form>
  )
}
