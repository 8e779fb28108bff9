import type { Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import type { DraftErrors } from './draft.ts'

interface DaysFieldsProps {
  site: Site
  from: string
  to: string
  errors: DraftErrors
  isReadOnly?: boolean
  onChange: (change: { from?: string; to?: string }) => void
}

const t = texts.form

/** Renders the first and last day of a promotion. */
export function DaysFields({ site, from, to, errors, isReadOnly = false, onChange }: DaysFieldsProps) {
  const zone = siteTimeZones[site].split('/').at(-1)!.replaceAll('_', ' ')
  return (
    <div className="form__pair">
      <TextField
        label={t.from}
        type="date"
        max="2999-12-31"
        hint={t.fromHint(zone)}
        readOnly={isReadOnly}
        value={from}
        error={errors.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        max="2999-12-31"
        hint={t.toHint}
        readOnly={isReadOnly}
        value={to}
        error={errors.to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </div>
  )
}
