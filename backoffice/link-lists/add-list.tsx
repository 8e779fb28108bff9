import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callsOf } from '../call/call.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { SelectField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import type { LinkList, LinkTarget } from './link-draft.ts'
import { LinkListDialog } from './link-list-dialog.tsx'
import { texts } from './texts/en.ts'

interface AddListProps {
  categories: readonly LinkTarget[]
  /** Categories that have no link list. */
  free: readonly LinkTarget[]
}

const t = texts.edit

/** Renders the button that adds a link list, and its dialogs: first for the category, then for its links. */
export function AddListButton({ categories, free }: AddListProps) {
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState<LinkList | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => {
    setOpen(false)
    setList(null)
  }
  return (
    <>
      <button type="button" className="button button--small" onClick={() => setOpen(true)}>
        {texts.add}
      </button>
      {isOpen && !list && <ChooseCategory free={free} onClose={close} onChosen={setList} />}
      {list && (
        <LinkListDialog
          list={list}
          categories={categories}
          onClose={close}
          onDone={() => {
            close()
            void revalidate()
          }}
        />
      )}
    </>
  )
}

interface ChooseCategoryProps {
  free: readonly LinkTarget[]
  onClose: () => void
  onChosen: (list: LinkList) => void
}

function ChooseCategory({ free, onClose, onChosen }: ChooseCategoryProps) {
  const [categoryId, setCategoryId] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: () => callsOf()('GET /svc_content/link-lists/{categoryId}', { params: { categoryId } }, { isFresh: true }),
    onDone: onChosen,
  })
  return (
    <ModalDialog title={t.add} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.choose}
        refusals={texts.refusals}
        errors={categoryId === '' ? ['category'] : []}
        onCancel={onClose}
        onInvalid={() => setChecked(true)}
      >
        <SelectField
          label={t.category}
          value={categoryId}
          error={isChecked && categoryId === '' ? t.categoryMissing : undefined}
          options={[
            ['', ''],
            ...free.map(({ categoryId: id, name, url }) => [String(id), `${name} (${url})`] as const),
          ]}
          onChange={({ currentTarget }) => setCategoryId(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
