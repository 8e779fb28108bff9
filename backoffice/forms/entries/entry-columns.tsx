import { localizedText } from '#domain/forms/form.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import type { FormEntry, StaffForm } from '../form-types.ts'
import { texts } from '../texts/en.ts'
import { valueText } from './value-text.ts'

const t = texts.entries
const maxLetters = 120

/** Returns the columns for a form's entries: number, time, and each field. */
export function entryColumns({ fields }: StaffForm): readonly ListColumn<FormEntry>[] {
  return [
    { id: 'number', title: t.number, isFixed: true, cell: ({ number }) => t.numberOf(number) },
    {
      id: 'at',
      title: t.at,
      isFixed: true,
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatAgeNow(at)}</time>,
    },
    ...fields.map((field): ListColumn<FormEntry> => ({
      id: `field-${field.name}`,
      title: localizedText(field.label, 'en'),
      cell: ({ values }) => {
        const text = valueText(field, values[field.name])
        return text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text
      },
    })),
    {
      id: 'suspicious',
      title: t.spamColumn,
      cell: ({ isSuspicious }) => isSuspicious && <Badge tone="warn">{t.suspicious}</Badge>,
    },
  ]
}
