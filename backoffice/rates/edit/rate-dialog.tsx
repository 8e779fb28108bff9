import { useState } from 'react'
import type { RateKindName } from '#domain/rates/rate-kind.ts'
import type { Site } from '#domain/sites.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import type { Rate, RateList } from '../rate-types.ts'
import { ImportReview } from '../review/import-review.tsx'
import { useRateImport } from '../review/use-rate-import.ts'
import { texts } from '../texts/en.ts'
import { choicesOf, csvOf, newCells, nextCells } from './rate-fields.ts'

interface RateDialogProps {
  site: Site
  kind: RateKindName
  list: Pick<RateList, 'columns' | 'keyColumns' | 'today'>
  /** The rate to change. Missing for a new rate. */
  rate?: Rate
  mayChange: boolean
  onClose: () => void
  onStored: () => void
}

const t = texts.edit

/** Renders the form of one rate, then the changes that it makes, before they are stored. */
export function RateDialog({ site, kind, list, rate, mayChange, onClose, onStored }: RateDialogProps) {
  const { columns, keyColumns, today } = list
  const [initial] = useState(() => (rate ? nextCells(columns, rate, today) : newCells({ columns, site, today })))
  const [cells, setCells] = useState(initial)
  const [allowsGaps, setAllowsGaps] = useState(false)
  const steps = useRateImport({ site, csv: csvOf(columns, cells), allowsGaps, onStored })
  const title = rate ? rate.place : t.titles[kind]
  if (steps.report)
    return (
      <ModalDialog title={title} onClose={onClose} isWide>
        <ImportReview report={steps.report} steps={steps} />
      </ModalDialog>
    )
  // The title names what identifies a stored rate, which cannot change.
  const shown = rate ? columns.filter((column) => !keyColumns.includes(column)) : columns
  const fields = shown.map((column) => (
    <RateField
      key={column}
      kind={kind}
      column={column}
      value={cells[column] ?? ''}
      hint={column === 'valid from' && rate ? t.fromHint(rate.from) : undefined}
      isFixed={column === 'site'}
      onChange={(value) => setCells((before) => ({ ...before, [column]: value }))}
    />
  ))
  return (
    <ModalDialog title={title} onClose={onClose} isWide>
      {mayChange ? (
        <Form
          submission={steps.check}
          submit={t.check}
          refusals={texts.refusals}
          isDirty={cells !== initial}
          onCancel={onClose}
        >
          {rate && <p>{t.text(rate.value, rate.from, rate.to)}</p>}
          <div className="rate-fields">{fields}</div>
          <CheckField
            label={texts.file.gaps}
            checked={allowsGaps}
            onChange={({ currentTarget }) => setAllowsGaps(currentTarget.checked)}
          />
        </Form>
      ) : (
        rate && <p>{t.stored(rate.value, rate.from, rate.to)}</p>
      )}
    </ModalDialog>
  )
}

interface RateFieldProps {
  kind: RateKindName
  column: string
  value: string
  hint?: string | undefined
  isFixed: boolean
  onChange: (value: string) => void
}

function RateField({ kind, column, value, hint = texts.hints[column], isFixed, onChange }: RateFieldProps) {
  const label =
    column === 'kind' || column === 'zone'
      ? (texts.fields[`${kind} ${column}`] ?? column)
      : (texts.fields[column] ?? column)
  const choices = choicesOf(column)
  const described = hint === undefined ? {} : { hint }
  if (choices && !isFixed)
    return (
      <SelectField
        label={label}
        {...described}
        value={value}
        options={choices.map((each) => [each, texts.choices[each] ?? each] as const)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  if (column === 'postcodes' || column === 'regions')
    return (
      <TextArea
        label={label}
        {...described}
        value={value}
        readOnly={isFixed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <TextField
      label={label}
      {...described}
      type={column.startsWith('valid ') ? 'date' : 'text'}
      value={isFixed && choices ? (texts.choices[value] ?? value) : value}
      readOnly={isFixed}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
