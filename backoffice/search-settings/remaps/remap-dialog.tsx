import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ProductPicker } from '#backoffice/catalog/picker/product-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { RemoveSettingDialog } from '../remove-setting.tsx'
import type { ProductNames, Remap } from '../settings-types.ts'
import { texts } from '../texts/en.ts'

interface RemapDialogProps {
  site: Site
  names: ProductNames
  /** The remap to edit. Missing for a new remap. */
  stored?: Remap
  onClose: () => void
  onDone: () => void
}
interface Chosen {
  id: number
  name: string
}
interface Draft {
  from: Chosen | null
  to: Chosen | null
  url: string
}

const t = texts.remaps
const path = /^\/[^/\\\s]\S{0,198}$/

/** Renders the form for the product and page that search shows instead of a product. */
export function RemapDialog({ site, names, stored, onClose, onDone }: RemapDialogProps) {
  const named = (id: number) => ({ id, name: names.get(id) ?? texts.product(id) })
  const [initial] = useState<Draft>(() =>
    stored ? { from: named(stored.fromId), to: named(stored.id), url: stored.url } : { from: null, to: null, url: '' },
  )
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useHasPermission('catalog.write')
  const call = callsOf(site)
  const { from, to } = draft
  const url = draft.url.trim()
  const errors = [
    ...(from && to ? [] : ['product']),
    ...(path.test(url) ? [] : ['url']),
    ...(mayWrite ? [] : ['permission']),
  ]
  const submission = useSubmit({
    send: (key) => call('PUT /svc_search/product-remaps', { body: { fromId: from!.id, to: { id: to!.id, url } }, key }),
    done: t.saved,
    onDone,
  })
  if (stored && isRemoving)
    return (
      <RemoveSettingDialog
        title={t.removeTitle(named(stored.fromId).name)}
        text={t.removeText}
        done={t.removed}
        send={(key) => call('PUT /svc_search/product-remaps', { body: { fromId: stored.fromId, to: null }, key })}
        onClose={() => setRemoving(false)}
        onDone={onDone}
      />
    )
  return (
    <ModalDialog title={stored ? t.edit : t.add} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={errors}
        isDirty={draft !== initial && !submission.isBusy}
        onCancel={onClose}
        onInvalid={() => setChecked(true)}
      >
        <p className="muted small">{t.text}</p>
        <ProductChoice
          site={site}
          label={t.from}
          chosen={from}
          isFixed={stored !== undefined}
          onChange={(product) => setDraft({ ...draft, from: product })}
        />
        <ProductChoice
          site={site}
          label={t.to}
          chosen={to}
          isFixed={!mayWrite}
          onChange={(product) => setDraft({ ...draft, to: product })}
        />
        {isChecked && errors.includes('product') && <Message tone="bad">{t.missingProduct}</Message>}
        <TextField
          label={t.url}
          hint={t.urlHint}
          maxLength={200}
          readOnly={!mayWrite}
          value={draft.url}
          error={isChecked && errors.includes('url') ? t.badUrl : undefined}
          onChange={({ currentTarget }) => setDraft({ ...draft, url: currentTarget.value })}
        />
        {stored && mayWrite && (
          <p>
            <button type="button" className="text-button" onClick={() => setRemoving(true)}>
              {texts.remove}
            </button>
          </p>
        )}
      </Form>
    </ModalDialog>
  )
}

interface ProductChoiceProps {
  site: Site
  label: string
  chosen: Chosen | null
  isFixed: boolean
  onChange: (product: Chosen | null) => void
}

function ProductChoice({ site, label, chosen, isFixed, onChange }: ProductChoiceProps) {
  if (!chosen) return <ProductPicker site={site} label={label} onPick={onChange} />
  return (
    <div className="field">
      <span className="field__label">{label}</span>
      <span>
        {chosen.name}{' '}
        {!isFixed && (
          <button type="button" className="text-button" onClick={() => onChange(null)}>
            {t.change}
          </button>
        )}
      </span>
    </div>
  )
}
