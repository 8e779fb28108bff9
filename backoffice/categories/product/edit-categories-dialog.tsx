import { useId, useState } from 'react'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import type { TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { indentedOption, pathText } from '../tree.ts'
import { useFocusAfterMove } from '../use-focus-after-move.ts'
import type { ProductCategories } from './load-product-categories.ts'
import { maxProductCategories, withMain } from './product-categories.ts'
import { useProductCategories } from './use-product-categories.ts'

interface EditCategoriesDialogProps {
  productId: number
  categories: ProductCategories
  onClose: () => void
  onDone: () => void
}

const t = texts.product

/** Renders the form for a product's categories. */
export function EditCategoriesDialog({ productId, categories, onClose, onDone }: EditCategoriesDialogProps) {
  const { all, ids } = categories
  const { edited, isDirty, change, submission } = useProductCategories(productId, ids, onDone)
  const [isChecked, setChecked] = useState(false)
  const isEmpty = edited.length === 0
  return (
    <ModalDialog title={t.edit} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.productRefusals}
        errors={isEmpty ? ['categories'] : []}
        isDirty={isDirty && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <p className="small">{t.hint}</p>
        <ChosenCategories all={all} ids={edited} onChange={change} />
        {isChecked && isEmpty && <Message tone="bad">{t.missing}</Message>}
      </Form>
    </ModalDialog>
  )
}

interface ChosenCategoriesProps {
  all: readonly TreeCategory[]
  ids: readonly number[]
  onChange: (ids: readonly number[]) => void
}

function ChosenCategories({ all, ids, onChange }: ChosenCategoriesProps) {
  const listId = useId()
  const [status, setStatus] = useState('')
  const focusAfterMove = useFocusAfterMove(ids)
  const nameOf = (id: number) => all.find((category) => category.id === id)?.name ?? String(id)
  const removeId = (id: number | undefined) => (id === undefined ? listId : `${listId}-${id}`)
  const makeMain = (id: number) => {
    focusAfterMove(removeId(id))
    onChange(withMain(ids, id))
    setStatus(t.nowMain(nameOf(id)))
  }
  const remove = (id: number, index: number) => {
    const others = ids.toSpliced(index, 1)
    focusAfterMove(removeId(others[index] ?? others.at(-1)))
    onChange(others)
    setStatus(t.removed(nameOf(id)))
  }
  return (
    <>
      <ul id={listId} tabIndex={-1} className="product-categories" aria-label={t.title}>
        {ids.map((id, index) => (
          <li key={id}>
            <span className="product-categories__name">{pathText(all, id)}</span>
            {index === 0 ? (
              <Badge tone="plain">{t.main}</Badge>
            ) : (
              <button
                type="button"
                className="text-button"
                aria-label={t.makeMainOf(nameOf(id))}
                onClick={() => makeMain(id)}
              >
                {t.makeMain}
              </button>
            )}
            <button
              id={removeId(id)}
              type="button"
              className="text-button"
              aria-label={t.removeOf(nameOf(id))}
              onClick={() => remove(id, index)}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <AddField
        all={all}
        ids={ids}
        onAdd={(id) => {
          onChange([...ids, id])
          setStatus(t.added(nameOf(id)))
        }}
      />
      <output className="visually-hidden">{status}</output>
    </>
  )
}

interface AddFieldProps extends Omit<ChosenCategoriesProps, 'onChange'> {
  onAdd: (id: number) => void
}

function AddField({ all, ids, onAdd }: AddFieldProps) {
  const isFull = ids.length >= maxProductCategories
  const options = all.map((category) => [...indentedOption(category), ids.includes(category.id)] as const)
  return (
    <SelectField
      label={t.add}
      hint={isFull ? t.full(maxProductCategories) : ''}
      disabled={isFull}
      value=""
      options={[['', t.choose], ...options]}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onAdd(Number(value))
      }}
    />
  )
}
