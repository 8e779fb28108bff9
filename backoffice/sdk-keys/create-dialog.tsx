import { useState } from 'react'
import { sourcePattern, type SdkKeyKind } from '#domain/sdk-keys/sdk-key.ts'
import { sites, siteSettings, type Site } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { useSession } from '../frame/use-me.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { SelectField, TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { texts } from './texts/en.ts'

interface Draft {
  kind: SdkKeyKind
  name: string
  source: string
  site: Site | ''
  isRemote: boolean
}

const bodyOf = ({ kind, name, source, site, isRemote }: Draft) =>
  kind === 'events'
    ? { kind, name: name.trim(), source: source.trim(), site: site === '' ? null : site }
    : { kind, name: name.trim(), isRemote }

/** Renders the form for a new key. */
export function CreateDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { me } = useSession()
  const ownsAll = sites.every((site) => me.sites.includes(site))
  const [draft, setDraft] = useState<Draft>({
    kind: 'events',
    name: '',
    source: '',
    site: ownsAll ? '' : (me.sites[0] ?? ''),
    isRemote: false,
  })
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/sdk-keys', { body: bodyOf(draft), key }),
    done: texts.created,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  const problems = {
    name: draft.name.trim() === '' ? texts.nameMissing : undefined,
    source: draft.kind === 'events' && !sourcePattern.test(draft.source.trim()) ? texts.sourceWrong : undefined,
  }
  const shown: Partial<typeof problems> = isChecked ? problems : {}
  const change = (fields: Partial<Draft>) => {
    submission.dismiss()
    setDraft({ ...draft, ...fields })
  }
  return (
    <ModalDialog title={texts.addTitle} onClose={onClose}>
      <Form
        submission={submission}
        submit={texts.add}
        refusals={texts.refusals}
        errors={Object.values(problems).filter((problem) => problem !== undefined)}
        onCancel={onClose}
        onInvalid={() => setChecked(true)}
      >
        <SelectField
          label={texts.kind}
          value={draft.kind}
          options={Object.entries(texts.kindTitles)}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as SdkKeyKind })}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoFocus
          maxLength={80}
          value={draft.name}
          error={shown.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {draft.kind === 'events' ? (
          <EventFields draft={draft} problem={shown.source} change={change} />
        ) : (
          <SelectField
            label={texts.evaluation}
            value={draft.isRemote ? 'remote' : 'plain'}
            options={Object.entries(texts.evaluations)}
            onChange={({ currentTarget }) => change({ isRemote: currentTarget.value === 'remote' })}
          />
        )}
      </Form>
    </ModalDialog>
  )
}

interface EventFieldsProps {
  draft: Draft
  problem: string | undefined
  change: (fields: Partial<Draft>) => void
}

/** Renders the source and site fields for an event key. Only staff with access to all sites may choose all sites. */
function EventFields({ draft, problem, change }: EventFieldsProps) {
  const { me } = useSession()
  const ownsAll = sites.every((site) => me.sites.includes(site))
  const options = [
    ...(ownsAll ? [['', texts.allSites] as const] : []),
    ...me.sites.map((site) => [site, siteSettings[site].title] as const),
  ]
  return (
    <>
      <TextField
        label={texts.sourceLabel}
        hint={texts.sourceHint}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={draft.source}
        error={problem}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
      />
      <SelectField
        label={texts.site}
        value={draft.site}
        options={options}
        onChange={({ currentTarget }) => change({ site: currentTarget.value as Draft['site'] })}
      />
    </>
  )
}
