import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Variant } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { movementKinds, checkMovement, type MovementKind, type EnteredMovement } from './check-movement.ts'

interface StockDialogProps {
  variant: Variant
  location: string
  onDone: () => void
  onClose: () => void
}

const t = texts.movement
const errorTexts = { qty: t.invalidQty, count: t.invalidCount, to: t.sameWarehouse }

/** Renders the form for received, counted, damaged, or transferred units, with a preview of the resulting stock. */
export function StockDialog({ variant, location, onDone, onClose }: StockDialogProps) {
  const [typed, setTyped] = useState<EnteredMovement>({ kind: 'received', location, to: '', qty: '', reason: '' })
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<EnteredMovement>) => setTyped({ ...typed, ...part })
  const checked = checkMovement(variant, typed)
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/stock/movements', { body: checked.movement!, key }),
    done: t.saved,
    onDone,
  })
  const error = checked.error === null ? undefined : errorTexts[checked.error]
  const before = variant.stock.find((each) => each.location === typed.location)?.onHand ?? 0
  const locations = variant.stock
    .filter(({ isCounted }) => isCounted)
    .map(({ location: each }) => [each, each] as const)
  const kinds = movementKinds.filter((kind) => kind !== 'transferred' || locations.length > 1)
  const shown = isChecked || submission.problem ? error : undefined
  return (
    <ModalDialog title={t.title(variant.sku)} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        isDirty={typed.qty !== '' && !submission.isBusy}
        onCancel={onClose}
      >
        <SelectField
          label={t.kind}
          value={typed.kind}
          options={kinds.map((kind) => [kind, t.kinds[kind]] as const)}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as MovementKind })}
        />
        <SelectField
          label={t.location}
          value={typed.location}
          options={locations}
          onChange={({ currentTarget }) => change({ location: currentTarget.value })}
        />
        {typed.kind === 'transferred' && (
          <SelectField
            label={t.to}
            value={typed.to}
            error={checked.error === 'to' ? shown : undefined}
            options={[['', ''] as const, ...locations.filter(([each]) => each !== typed.location)]}
            onChange={({ currentTarget }) => change({ to: currentTarget.value })}
          />
        )}
        <TextField
          label={typed.kind === 'counted' ? t.counted : t.qty}
          inputMode="numeric"
          autoFocus
          value={typed.qty}
          error={checked.error === 'to' ? undefined : shown}
          onBlur={() => setChecked(typed.qty !== '')}
          onChange={({ currentTarget }) => change({ qty: currentTarget.value })}
        />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          value={typed.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        {checked.after !== null && <output className="small">{t.result(before, checked.after)}</output>}
      </Form>
    </ModalDialog>
  )
}
