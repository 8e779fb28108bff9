import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import type { CustomerGroup, Flag } from '../flag-types.ts'
import { RuleList } from '../rules/rule-list.tsx'
import { texts } from '../texts/en.ts'
import { ResetFlagDialog } from './reset-flag.tsx'
import { useFlagForm } from './use-flag-form.ts'
import { ValueField } from './value-field.tsx'

interface FlagFormProps {
  flag: Flag
  groups: readonly CustomerGroup[] | null
  isReadOnly: boolean
  onDone: () => void
}

const t = texts.edit

/** Renders a flag's default value and rules as a form. */
export function FlagForm({ flag, groups, isReadOnly, onDone }: FlagFormProps) {
  const form = useFlagForm(flag, onDone)
  const [isResetting, setResetting] = useState(false)
  const navigate = useNavigate()
  const { draft, theirs, submission, isDirty, change } = form
  const { type, scope, isBuiltIn, changedAt } = flag
  const fields = (
    <>
      <Section title={t.defaultValue}>
        <p className="muted small flag-hint">{t.defaultHint}</p>
        <ValueField
          type={type}
          label={type === 'boolean' ? t.defaultValue : texts.rules.value}
          isLabelHidden
          value={draft.defaultValue}
          error={form.isDefaultWrong ? t.wrongValue[type] : undefined}
          onChange={(defaultValue) => change({ ...draft, defaultValue })}
        />
      </Section>
      <RuleList
        draft={draft}
        scope={scope}
        groups={groups}
        isReadOnly={isReadOnly}
        problemOf={form.problemOf}
        onChange={change}
      />
      {theirs && <Theirs flag={theirs} onTake={form.discard} />}
    </>
  )
  if (isReadOnly)
    return (
      <fieldset className="flag-form form" disabled>
        {fields}
      </fieldset>
    )
  return (
    <div className="flag-form">
      <Form
        submission={submission}
        submit={t.save}
        refusals={{ ...texts.refusals, flag_conflict: t.conflict }}
        errors={form.errors}
        isDirty={isDirty && !submission.isBusy}
        onInvalid={form.check}
        {...(isDirty
          ? { onCancel: form.discard, cancel: t.discard }
          : changedAt !== null && {
              onCancel: () => setResetting(true),
              cancel: isBuiltIn ? texts.reset.reset : texts.reset.delete,
            })}
      >
        {fields}
      </Form>
      {isResetting && (
        <ResetFlagDialog
          flag={flag}
          onClose={() => setResetting(false)}
          onDone={(stored) => {
            setResetting(false)
            if (!stored) return void navigate('/settings/flags')
            form.startFrom(stored)
            onDone()
          }}
        />
      )}
    </div>
  )
}

function Theirs({ flag, onTake }: { flag: Flag; onTake: () => void }) {
  return (
    <Message tone="warn">
      <details>
        <summary>{t.theirs}</summary>
        <pre className="flag-json">{JSON.stringify(flag.feature, null, 2)}</pre>
      </details>
      <button type="button" className="text-button" onClick={onTake}>
        {t.takeTheirs}
      </button>
    </Message>
  )
}
