import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { maxUrlLength } from '#domain/webhooks/endpoint-url.ts'
import { endpointName } from '../endpoint-state.ts'
import { texts } from '../texts/en.ts'
import type { Endpoint } from '../webhook-types.ts'
import { ChoiceFields, emptyDraft, type Draft } from './choice-fields.tsx'

const t = texts.edit
const urlCodes: readonly string[] = [
  'url_invalid',
  'url_not_https',
  'url_has_password',
  'url_not_public',
  'url_too_long',
]

interface EndpointDialogProps<Saved> {
  onClose: () => void
  onDone: (saved: Saved) => void
}

/** Renders the form for a new webhook. */
export function EndpointDialog({ onClose, onDone }: EndpointDialogProps<Endpoint & { secret: string }>) {
  const { me } = useSession()
  const [initial] = useState(() => emptyDraft(me.sites))
  return (
    <EndpointForm
      title={t.addTitle}
      initial={initial}
      send={(draft, key) => call('POST /svc_admin/webhooks', { body: draft, key })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

/** Renders the form for an existing webhook. */
export function EditEndpointDialog({
  endpoint,
  onClose,
  onDone,
}: EndpointDialogProps<Endpoint> & { endpoint: Endpoint }) {
  const { id, url, description, events, sites, isEnabled, version } = endpoint
  const [initial] = useState(() => ({ url, description, events, sites, isEnabled }))
  return (
    <EndpointForm
      title={t.editTitle(endpointName(endpoint))}
      initial={initial}
      isStored
      send={(draft, key) => call('PUT /svc_admin/webhooks/{id}', { params: { id }, body: draft, version, key })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

interface EndpointFormProps<Saved> extends EndpointDialogProps<Saved> {
  title: string
  initial: Draft
  isStored?: boolean
  send: (draft: Draft, key: string) => Promise<Saved>
}

function EndpointForm<Saved>(props: EndpointFormProps<Saved>) {
  const { title, initial, isStored = false, send, onClose, onDone } = props
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const edited = { ...draft, url: draft.url.trim(), description: draft.description.trim() }
  const submission = useSubmit({ send: (key) => send(edited, key), done: t.saved, onDone })
  const problems = {
    url: edited.url === '' ? t.urlMissing : undefined,
    events: draft.events.length === 0 ? t.eventsMissing : undefined,
    sites: draft.sites.length === 0 ? t.sitesMissing : undefined,
  }
  const shown: Partial<typeof problems> = isChecked ? problems : {}
  const code = submission.problem?.code ?? ''
  const refusedUrl = urlCodes.includes(code) ? texts.refusals[code as keyof typeof texts.refusals] : undefined
  return (
    <ModalDialog title={title} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={Object.values(problems).filter((problem) => problem !== undefined)}
        isDirty={draft !== initial && !submission.isBusy}
        onCancel={onClose}
        onInvalid={() => setChecked(true)}
      >
        <TextField
          label={t.url}
          hint={t.urlHint}
          type="url"
          inputMode="url"
          autoFocus={!isStored}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxUrlLength}
          value={draft.url}
          error={refusedUrl ?? shown.url}
          onChange={({ currentTarget }) => {
            submission.dismiss()
            setDraft({ ...draft, url: currentTarget.value })
          }}
        />
        <TextField
          label={t.description}
          hint={t.descriptionHint}
          maxLength={120}
          value={draft.description}
          onChange={({ currentTarget }) => setDraft({ ...draft, description: currentTarget.value })}
        />
        <ChoiceFields draft={draft} problems={shown} onChange={setDraft} />
        {isStored && (
          <CheckField
            label={t.enabled}
            checked={draft.isEnabled}
            onChange={() => setDraft({ ...draft, isEnabled: !draft.isEnabled })}
          />
        )}
      </Form>
    </ModalDialog>
  )
}
