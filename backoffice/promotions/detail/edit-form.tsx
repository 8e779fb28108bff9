import type { IsoDate } from '#domain/tax/table.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { DaysFields } from '../edit/days-fields.tsx'
import { OverlapWarning } from '../edit/overlap-warning.tsx'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'
import { useEditForm } from './use-edit-form.ts'

interface EditFormProps {
  promotion: Promotion
  promotions: readonly Promotion[]
  today: IsoDate
  onDone: () => void
}

const t = texts.detail

/** Renders the form for a promotion's price, days, and units. */
export function EditForm({ promotion, promotions, today, onDone }: EditFormProps) {
  const { id, site, sku } = promotion
  const { draft, errors, invalid, conflicts, submission, isDirty, change, check } = useEditForm({
    promotion,
    today,
    onDone,
  })
  const isReadOnly = !useHasPermission('catalog.write')
  const fields = (
    <>
      <div className="form__pair">
        <TextField
          label={t.fields.price}
          inputMode="decimal"
          readOnly={isReadOnly}
          value={draft.price}
          error={errors.price}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
        <TextField
          label={t.fields.qty}
          hint={texts.form.unitsHint}
          inputMode="numeric"
          readOnly={isReadOnly}
          value={draft.units}
          error={errors.units}
          onChange={({ currentTarget }) => change({ units: currentTarget.value })}
        />
      </div>
      <DaysFields
        site={site}
        from={draft.from}
        to={draft.to}
        errors={errors}
        isReadOnly={isReadOnly}
        onChange={change}
      />
      {(promotion.state !== 'ended' || isDirty) && (
        <OverlapWarning
          own={id}
          promotions={promotions}
          skus={[sku]}
          days={{ from: draft.from || null, to: draft.to || null }}
        />
      )}
    </>
  )
  if (isReadOnly) return <div className="form">{fields}</div>
  const refusals = {
    ...texts.refusals,
    promotion_changed: t.conflict(conflicts.map((field) => t.fields[field])),
  }
  return (
    <Form
      submission={submission}
      submit={t.save}
      refusals={refusals}
      errors={invalid}
      isDirty={isDirty && !submission.isBusy}
      onInvalid={check}
    >
      {fields}
      {promotion.state === 'ended' && isDirty && <Message tone="note">{t.reopens}</Message>}
    </Form>
  )
}
