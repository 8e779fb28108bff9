import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOptions } from '#backoffice/frame/site/site-of.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { ResultPreview } from '../preview/result-preview.tsx'
import { RemoveSettingDialog } from '../remove-setting.tsx'
import type { Synonym } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { blankSynonym, checkSynonym, type SynonymDraft } from './synonym-draft.ts'

interface SynonymDialogProps {
  all: readonly Synonym[]
  /** The synonym to edit. Missing for a new synonym. */
  stored?: Synonym
  /** Initial values of a new synonym. */
  start?: SynonymDraft
  onClose: () => void
  onDone: () => void
}

const t = texts.synonyms

/** Renders the form for a phrase's synonyms, with a preview of the results. */
export function SynonymDialog({ all, stored, start = blankSynonym, onClose, onDone }: SynonymDialogProps) {
  const [initial] = useState<SynonymDraft>(() => (stored ? { ...stored, means: stored.means.join('\n') } : start))
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useHasPermission('catalog.write')
  const { me } = useSession()
  // Synonyms for all sites can be saved through any of the staff member's sites.
  const call = callsOf(draft.site ?? me.sites[0])
  const { synonym, errors } = checkSynonym(draft, stored ? [] : all)
  const change = (part: Partial<SynonymDraft>) => setDraft((before) => ({ ...before, ...part }))
  const submission = useSubmit({
    send: (key) => call('PUT /svc_search/synonyms', { body: synonym, key }),
    done: t.saved,
    onDone,
  })
  if (stored && isRemoving)
    return (
      <RemoveSettingDialog
        title={t.removeTitle(stored.phrase)}
        text={t.removeText}
        done={t.removed}
        send={(key) => call('PUT /svc_search/synonyms', { body: { ...stored, means: [] }, key })}
        onClose={() => setRemoving(false)}
        onDone={onDone}
      />
    )
  const shown = isChecked ? errors : {}
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
          {...(stored && { hint: t.fixed })}
          maxLength={80}
          readOnly={stored !== undefined}
          autoFocus={!stored}
          value={draft.phrase}
          error={shown.phrase}
          onChange={({ currentTarget }) => change({ phrase: currentTarget.value })}
        />
        <TextArea
          label={t.means}
          hint={t.meansHint}
          readOnly={!mayWrite}
          value={draft.means}
          error={shown.means}
          onChange={({ currentTarget }) => change({ means: currentTarget.value })}
        />
        <CheckField
          label={t.isTwoWay}
          disabled={!mayWrite}
          checked={draft.isTwoWay}
          onChange={({ currentTarget }) => change({ isTwoWay: currentTarget.checked })}
        />
        {!stored && <Scope draft={draft} onChange={change} />}
        <ResultPreview
          site={draft.site}
          draft={Object.keys(errors).length > 0 ? null : { phrase: synonym.phrase, synonym, placement: null }}
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

function Scope({ draft, onChange }: { draft: SynonymDraft; onChange: (part: Partial<SynonymDraft>) => void }) {
  const { me } = useSession()
  return (
    <div className="form__pair">
      <SelectField
        label={t.language}
        value={draft.language}
        options={Object.entries(texts.languages)}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value as Synonym['language'] })}
      />
      <SelectField
        label={t.site}
        value={draft.site ?? ''}
        options={[['', t.allSites], ...siteOptions(me).map(({ site, title }) => [site, title] as const)]}
        onChange={({ currentTarget }) => onChange({ site: (currentTarget.value || null) as Site | null })}
      />
    </div>
  )
}
