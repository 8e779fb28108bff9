import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'

interface RemoveOptionDialogProps {
  product: Product
  option: Product['options'][number]
  onDone: () => void
  onClose: () => void
}

const t = texts.editOption

/** Renders the confirmation for removing an option with a single value. */
export function RemoveOptionDialog({ product, option, onDone, onClose }: RemoveOptionDialogProps) {
  const { code, label, values } = option
  const submission = useSubmit({
    send: (key) => {
      const input = { params: { id: String(product.id), option: code }, key }
      return call('DELETE /svc_admin/products/{id}/options/{option}', input)
    },
    done: t.removeDone,
    onDone,
  })
  return (
    <ModalDialog title={t.removeTitle(label)} isAlert onClose={onClose}>
      <p>{t.removeText(label, values.join(', '))}</p>
      <Form
        submission={submission}
        submit={t.removeOption}
        isSevere
        refusals={{
          ...texts.refusals,
          option_not_found: t.changed,
          option_has_values: t.hasValues,
          last_option: t.last,
        }}
        onCancel={onClose}
      />
    </ModalDialog>
  )
}
