import type { FlagScope, FlagType } from '#domain/flags/registry.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { formatDateTimeLocal, browserTimeZone, parseDateTimeLocal } from '#backoffice/kit/format/local-time.ts'
import { fieldOf, type DraftProblem, type DraftRule, type EditableRule, type RuleField } from '../draft/rule-draft.ts'
import { Icon } from '#ui/icon.tsx'
import { ValueField } from '../edit/value-field.tsx'
import type { CustomerGroup } from '../flag-types.ts'
import { texts } from '../texts/en.ts'
import { ConditionsField } from './conditions-field.tsx'

interface RuleItemProps {
  rule: DraftRule
  type: FlagType
  scope: FlagScope
  groups: readonly CustomerGroup[] | null
  index: number
  count: number
  isReadOnly: boolean
  problem: DraftProblem | undefined
  onChange: (rule: DraftRule) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const t = texts.rules

/** Renders a rule with its form, or as JSON if the form cannot show it. */
export function RuleItem(props: RuleItemProps) {
  const { rule, index, isReadOnly, problem } = props
  return (
    <li className="flag-rule" tabIndex={-1} aria-label={t.rule(index + 1)}>
      <div className="flag-rule__head">
        <h3>{t.rule(index + 1)}</h3>
        {!isReadOnly && <RuleActions {...props} />}
      </div>
      {rule.kind === 'raw' ? (
        <>
          <p className="muted small">{t.raw}</p>
          <pre className="flag-json">{JSON.stringify(rule.stored, null, 2)}</pre>
          {problem && (
            <p className="field__error">
              <Icon name="alert" />
              {texts.problems[problem]}
            </p>
          )}
        </>
      ) : (
        <RuleFields {...props} rule={rule} />
      )}
    </li>
  )
}

function RuleActions({ index, count, onMove, onRemove }: RuleItemProps) {
  const action = (label: string, act: () => void, isOff = false) => (
    <button
      type="button"
      className="text-button"
      aria-label={t.actionOf(label, index + 1)}
      // `aria-disabled` instead of `disabled`, because a disabled button loses focus at the end of the list.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) act()
      }}
    >
      {label}
    </button>
  )
  return (
    <span className="flag-rule__actions">
      {action(t.up, () => onMove(index - 1), index === 0)}
      {action(t.down, () => onMove(index + 1), index === count - 1)}
      {action(t.remove, onRemove)}
    </span>
  )
}

function RuleFields(props: RuleItemProps & { rule: EditableRule }) {
  const { rule, type, scope, groups, isReadOnly, problem, onChange } = props
  const change = (part: Partial<EditableRule>) => onChange({ ...rule, ...part, isEdited: true })
  const errorOf = (field: RuleField) => (problem && fieldOf(problem) === field ? texts.problems[problem] : undefined)
  const hasPercent = scope === 'visitor' || rule.percent !== ''
  return (
    <div className="form">
      <div className="field">
        <ValueField
          type={type}
          label={t.value}
          value={rule.value}
          error={errorOf('value') && texts.edit.wrongValue[type]}
          onChange={(value) => change({ value })}
        />
      </div>
      <ConditionsField
        conditions={rule.conditions}
        scope={scope}
        groups={groups}
        isReadOnly={isReadOnly}
        error={errorOf('conditions')}
        onChange={(conditions) => change({ conditions })}
      />
      {hasPercent && (
        <TextField
          label={t.percent}
          hint={t.percentHint}
          inputMode="decimal"
          maxLength={20}
          value={rule.percent}
          error={errorOf('percent')}
          onChange={({ currentTarget }) => change({ percent: currentTarget.value })}
        />
      )}
      <div className="form__pair">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={t[name]}
            type="datetime-local"
            value={rule[name] === undefined ? '' : formatDateTimeLocal(rule[name])}
            error={name === 'to' ? errorOf('period') : undefined}
            onChange={({ currentTarget }) => change({ [name]: parseDateTimeLocal(currentTarget.value) ?? undefined })}
          />
        ))}
      </div>
      <p className="muted small">{t.periodHint(browserTimeZone())}</p>
    </div>
  )
}
