import { SelectField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import { dayChoices } from './days.ts'

/** Renders the select for the number of days until a link expires. */
export function DaysField({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  return (
    <SelectField
      label={texts.new.days}
      value={value}
      options={dayChoices.map((days) => [String(days), texts.new.dayCount(days)] as const)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  )
}
