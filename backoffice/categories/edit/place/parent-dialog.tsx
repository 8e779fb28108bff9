import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Category, TreeCategory } from '../../category-types.ts'
import { texts } from '../../texts/en.ts'
import { indentedOption, lastSibling, parentChoices } from '../../tree.ts'

interface ParentDialogProps {
  category: Category
  all: readonly TreeCategory[]
  onClose: () => void
  onDone: () => void
}

const t = texts.place

/** Renders the form that moves a category below another parent. */
export function ParentDialog({ category: { id, name, parentId }, all, onClose, onDone }: ParentDialogProps) {
  const [chosen, setChosen] = useState(parentId)
  const [isChecked, setChecked] = useState(false)
  const isSame = chosen === parentId
  const submission = useSubmit({
    send: (key) => {
      const body = { parentId: chosen, after: lastSibling(all, { id, parentId: chosen }) }
      return call('PUT /svc_admin/categories/{id}/place', { params: { id: String(id) }, body, key })
    },
    entries: chosen,
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.changeTitle(name)} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={texts.refusals}
        errors={isSame ? ['parent'] : []}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <SelectField
          label={t.parent}
          hint={t.hint}
          value={chosen ?? ''}
          error={isChecked && isSame ? t.same : undefined}
          options={[['', texts.add.noParent], ...parentChoices(all, id).map(indentedOption)]}
          onChange={({ currentTarget: { value } }) => setChosen(value === '' ? null : Number(value))}
        />
      </Form>
    </ModalDialog>
  )
}
