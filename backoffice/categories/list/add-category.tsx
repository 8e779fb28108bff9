import { useState } from 'react'
import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { maxHandleLength } from '#domain/catalog/import/cells/handle.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import type { TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { indentedOption, parentChoices } from '../tree.ts'
import { categoryHandle } from './new-category-draft.ts'
import { useNewCategory } from './use-new-category.ts'

interface AddCategoryProps {
  all: readonly TreeCategory[]
  onDone: () => void
}

const t = texts.add

/** Renders the button that adds a category, and its dialog. */
export function AddCategoryButton({ all, onDone }: AddCategoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button--small" onClick={() => setOpen(true)}>
        {t.title}
      </button>
      {isOpen && (
        <AddCategoryDialog
          all={all}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}

function AddCategoryDialog({ all, onClose, onDone }: AddCategoryProps & { onClose: () => void }) {
  const { me, siteUrls } = useSession()
  const { draft, change, errorOf, submission, ...form } = useNewCategory(onDone)
  const origin = siteUrls[me.sites[0] ?? 'USA']
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={form.refusals}
        errors={form.wrong}
        isDirty={form.isDirty && !submission.isBusy}
        onCancel={onClose}
        onInvalid={form.check}
      >
        <TextField
          label={t.name}
          maxLength={categoryLimits.name}
          autoFocus
          value={draft.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={t.handle}
          hint={t.handleHint(`${origin}/${categoryHandle(draft) || '…'}`)}
          maxLength={maxHandleLength}
          spellCheck={false}
          autoCapitalize="none"
          value={categoryHandle(draft)}
          error={errorOf('handle')}
          // Clearing the path derives it from the name again.
          onChange={({ currentTarget }) => change({ handle: currentTarget.value.toLowerCase() || null })}
        />
        <SelectField
          label={t.parent}
          value={draft.parent}
          error={errorOf('parent')}
          options={[['', t.noParent], ...parentChoices(all, null).map(indentedOption)]}
          onChange={({ currentTarget }) => change({ parent: currentTarget.value })}
        />
      </Form>
    </ModalDialog>
  )
}
