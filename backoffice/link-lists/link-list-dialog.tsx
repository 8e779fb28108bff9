import './link-lists.css'
import { useId, useState } from 'react'
import { callsOf } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { ConfirmDialog, ModalDialog } from '../kit/dialog.tsx'
import { SelectField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { closeAfter, type CloseHandlers } from './close-after.ts'
import { linkDrafts, linkProblems, linksToSave, type LinkList, type LinkTarget } from './link-draft.ts'
import { LinkFields } from './link-fields.tsx'
import { texts } from './texts/en.ts'

interface LinkListDialogProps extends CloseHandlers {
  list: LinkList
  /** True if the list has been saved before. */
  isStored?: boolean
  categories: readonly LinkTarget[]
}

const t = texts.edit

/** Renders the form for a category's link list [CMS-218]. */
export function LinkListDialog(props: LinkListDialogProps) {
  const { list, isStored = false, categories, onDone } = props
  const { categoryId, version, name } = list
  const [initial] = useState(() => ({ style: list.style, links: linkDrafts(list.links) }))
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const mayWrite = useHasPermission('content.write')
  const targets = useId()
  const problems = linkProblems(draft.links, list.url)
  const isEmpty = draft.links.length === 0
  const submission = useSubmit({
    send: (key) =>
      callsOf()('PUT /svc_content/link-lists/{categoryId}', {
        params: { categoryId: String(categoryId) },
        body: { style: draft.style, links: linksToSave(draft.links, categories) },
        version,
        key,
      }),
    done: t.saved,
    onDone,
  })
  const close = closeAfter(submission, props)
  if (isDeleting) return <DeleteList list={list} onClose={() => setDeleting(false)} onDone={onDone} />
  return (
    <ModalDialog title={t.title(name)} onClose={close} isWide>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={[...problems.values(), ...(isEmpty ? ['links'] : []), ...(mayWrite ? [] : ['permission'])]}
        isDirty={draft !== initial && !submission.isBusy}
        onCancel={close}
        onInvalid={() => setChecked(true)}
      >
        <SelectField
          label={t.style}
          value={draft.style}
          disabled={!mayWrite}
          options={Object.entries(texts.styles)}
          onChange={({ currentTarget }) =>
            setDraft({ ...draft, style: currentTarget.value === 'image' ? 'image' : 'text' })
          }
        />
        <datalist id={targets}>
          {categories.map(({ url, name: label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </datalist>
        <LinkFields
          links={draft.links}
          problems={isChecked ? problems : new Map()}
          isReadOnly={!mayWrite}
          hasPictures={draft.style === 'image'}
          targets={targets}
          categories={categories}
          onChange={(links) => setDraft({ ...draft, links })}
        />
        {isChecked && isEmpty && <Message tone="bad">{texts.problems.links}</Message>}
        {isStored && mayWrite && (
          <p>
            <button type="button" className="text-button" onClick={() => setDeleting(true)}>
              {t.delete}
            </button>
          </p>
        )}
      </Form>
    </ModalDialog>
  )
}

interface DeleteListProps extends CloseHandlers {
  list: LinkList
}

function DeleteList({ list: { categoryId, name, version }, onClose, onDone }: DeleteListProps) {
  const submission = useSubmit({
    send: (key) =>
      callsOf()('DELETE /svc_content/link-lists/{categoryId}', {
        params: { categoryId: String(categoryId) },
        version,
        key,
      }),
    done: t.deleted,
    onDone,
  })
  const { problem, isBusy, submit } = submission
  return (
    <ConfirmDialog
      title={t.deleteTitle(name)}
      text={t.deleteText}
      confirm={t.delete}
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={closeAfter(submission, { onClose, onDone })}
    />
  )
}
