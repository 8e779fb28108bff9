import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ProductPicker } from '#backoffice/catalog/picker/product-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { ResultPreview } from '../preview/result-preview.tsx'
import { RemoveSettingDialog } from '../remove-setting.tsx'
import type { ProductNames, Placement } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { checkPhrase, moveProductUp, withProduct, type PhraseDraft } from './phrase-draft.ts'
import { ProductOrder } from './product-order.tsx'

interface PhraseDialogProps {
  site: Site
  names: ProductNames
  /** The entry to edit. Missing for a new entry. */
  stored?: Placement
  /** Phrase of a new entry. */
  phrase?: string
  onClose: () => void
  onDone: () => void
}

const t = texts.phrases
const lists = ['pinned', 'buried'] as const
const blank: PhraseDraft = { phrase: '', pinned: [], buried: [], redirect: '' }

/** Renders the form for a phrase's pinned products, buried products, and redirect. */
export function PhraseDialog({ site, names: known, stored, phrase: start = '', onClose, onDone }: PhraseDialogProps) {
  const [initial] = useState<PhraseDraft>(() =>
    stored ? { ...stored, redirect: stored.redirect ?? '' } : { ...blank, phrase: start },
  )
  const [draft, setDraft] = useState(initial)
  const [names, setNames] = useState(known)
  const [isChecked, setChecked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useHasPermission('catalog.write')
  const { placement, errors } = checkPhrase(site, draft)
  const addName = (id: number, name: string) => setNames((before) => new Map([...before, [id, name]]))
  const call = callsOf(site)
  const submission = useSubmit({
    send: (key) => call('PUT /svc_search/placements', { body: placement, key }),
    done: t.saved,
    onDone,
  })
  if (stored && isRemoving) return <RemovePhrase {...{ site, stored, onDone }} onClose={() => setRemoving(false)} />
  const shown = isChecked ? errors : {}
  const { phrase, pinned, buried } = placement
  return (
    <ModalDialog title={stored ? t.edit : t.add} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={mayWrite ? Object.keys(errors) : ['permission']}
        isDirty={draft !== initial && !submission.isBusy}
        onCancel={onClose}
        onInvalid={() => setChecked(true)}
      >
        <TextField
          label={t.phrase}
          hint={stored ? t.fixed : t.phraseHint}
          maxLength={80}
          readOnly={stored !== undefined}
          autoFocus={!stored}
          value={draft.phrase}
          error={shown.phrase}
          onChange={({ currentTarget }) => setDraft({ ...draft, phrase: currentTarget.value })}
        />
        <ProductLists {...{ site, draft, names, mayWrite }} onName={addName} onChange={setDraft} />
        <TextField
          label={t.redirect}
          hint={t.redirectHint}
          maxLength={200}
          readOnly={!mayWrite}
          value={draft.redirect}
          error={shown.redirect}
          onChange={({ currentTarget }) => setDraft({ ...draft, redirect: currentTarget.value })}
        />
        <ResultPreview
          site={site}
          draft={errors.phrase ? null : { phrase, synonym: null, placement: { pinned, buried } }}
        />
        {stored && mayWrite && (
          <button type="button" className="text-button" onClick={() => setRemoving(true)}>
            {texts.remove}
          </button>
        )}
      </Form>
    </ModalDialog>
  )
}

interface ProductListsProps {
  site: Site
  draft: PhraseDraft
  names: ProductNames
  mayWrite: boolean
  onName: (id: number, name: string) => void
  onChange: (draft: PhraseDraft) => void
}

function ProductLists({ site, draft, names, mayWrite, onName, onChange }: ProductListsProps) {
  return lists.map((list) => (
    <ProductOrder
      key={list}
      title={t[list]}
      ids={draft[list]}
      nameOf={(id) => names.get(id) ?? texts.product(id)}
      isReadOnly={!mayWrite}
      onUp={list === 'pinned' ? (id) => onChange({ ...draft, pinned: moveProductUp(draft.pinned, id) }) : undefined}
      onRemove={(id) => onChange({ ...draft, [list]: draft[list].filter((each) => each !== id) })}
    >
      <ProductPicker
        site={site}
        label={list === 'pinned' ? t.addPinned : t.addBuried}
        onPick={({ id, name }) => {
          onName(id, name)
          onChange(withProduct(draft, list, id))
        }}
      />
    </ProductOrder>
  ))
}

interface RemovePhraseProps {
  site: Site
  stored: Placement
  onClose: () => void
  onDone: () => void
}

function RemovePhrase({ site, stored, onClose, onDone }: RemovePhraseProps) {
  const body = { ...stored, pinned: [], buried: [], redirect: null }
  return (
    <RemoveSettingDialog
      title={t.removeTitle(stored.phrase)}
      text={t.removeText}
      done={t.removed}
      send={(key) => callsOf(site)('PUT /svc_search/placements', { body, key })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
