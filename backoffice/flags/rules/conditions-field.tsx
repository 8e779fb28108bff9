import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlagScope } from '#domain/flags/registry.ts'
import { Icon } from '#ui/icon.tsx'
import { CheckField, SelectField } from '#backoffice/kit/form/field.tsx'
import {
  attributesFor,
  isBooleanAttribute,
  newCondition,
  type ConditionValue,
  type DraftCondition,
} from '../draft/conditions.ts'
import type { CustomerGroup } from '../flag-types.ts'
import { texts } from '../texts/en.ts'
import { optionsOf } from './condition-options.ts'

interface ConditionsFieldProps {
  conditions: readonly DraftCondition[]
  scope: FlagScope
  groups: readonly CustomerGroup[] | null
  isReadOnly: boolean
  error: string | undefined
  onChange: (conditions: readonly DraftCondition[]) => void
}

const t = texts.conditions

/** Renders a rule's conditions, all of which must match. */
export function ConditionsField({ conditions, scope, groups, isReadOnly, error, onChange }: ConditionsFieldProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const unused = attributesFor(scope).filter((each) => !conditions.some(({ attribute }) => attribute === each))
  const focusLast = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>('.flag-condition') ?? [])]
      .at(-1)
      ?.querySelector<HTMLElement>('.checks input')
      ?.focus()
  return (
    <fieldset ref={ref} className="flag-conditions">
      <legend>{t.title}</legend>
      {conditions.length === 0 && <p className="muted small">{t.none}</p>}
      {conditions.map((condition, index) => (
        <ConditionRow
          key={condition.attribute}
          condition={condition}
          groups={groups}
          isReadOnly={isReadOnly}
          error={condition.values.length === 0 ? error : undefined}
          onChange={(changed) => onChange(conditions.with(index, changed))}
          onRemove={() => {
            flushSync(() => onChange(conditions.toSpliced(index, 1)))
            ref.current?.querySelector<HTMLElement>('.flag-conditions__add select')?.focus()
          }}
        />
      ))}
      {!isReadOnly && unused.length > 0 && (
        <div className="flag-conditions__add">
          <SelectField
            label={t.add}
            value=""
            options={[['', t.choose], ...unused.map((each) => [each, t.attributes[each]] as const)]}
            error={conditions.some(({ values }) => values.length === 0) ? undefined : error}
            onChange={({ currentTarget }) => {
              const attribute = unused.find((each) => each === currentTarget.value)
              if (!attribute) return
              flushSync(() => onChange([...conditions, newCondition(attribute)]))
              focusLast()
            }}
          />
        </div>
      )}
    </fieldset>
  )
}

interface ConditionRowProps extends Pick<ConditionsFieldProps, 'groups' | 'isReadOnly' | 'error'> {
  condition: DraftCondition
  onChange: (condition: DraftCondition) => void
  onRemove: () => void
}

function ConditionRow({ condition, groups, isReadOnly, error, onChange, onRemove }: ConditionRowProps) {
  const { attribute, isNegated } = condition
  const errorId = useId()
  const name = t.attributes[attribute]
  return (
    <fieldset className="flag-condition" aria-label={name} aria-describedby={error ? errorId : undefined}>
      <div className="flag-condition__head">
        <strong>{name}</strong>
        {!isBooleanAttribute(attribute) && (
          <span className="select">
            <select
              className="input"
              aria-label={t.operatorOf(name)}
              value={isNegated ? 'notIn' : 'in'}
              onChange={({ currentTarget }) => onChange({ ...condition, isNegated: currentTarget.value === 'notIn' })}
            >
              {Object.entries(t.operators).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        )}
        {!isReadOnly && (
          <button type="button" className="text-button" aria-label={t.remove(name)} onClick={onRemove}>
            {texts.rules.remove}
          </button>
        )}
      </div>
      <ValueChoices
        condition={condition}
        groups={groups}
        hasError={error !== undefined}
        onChange={(chosen) => onChange({ ...condition, values: chosen })}
      />
      {attribute === 'group' && groups === null && <p className="field__hint">{t.noGroups}</p>}
      {error && (
        <p id={errorId} className="field__error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface ValueChoicesProps {
  condition: DraftCondition
  groups: readonly CustomerGroup[] | null
  hasError: boolean
  onChange: (values: readonly ConditionValue[]) => void
}

/** Renders the values as checkboxes, or as Yes and No radio buttons. */
function ValueChoices({ condition: { attribute, values }, groups, hasError, onChange }: ValueChoicesProps) {
  const name = useId()
  const isSingle = isBooleanAttribute(attribute)
  // Initial values stay listed after they are deselected. Otherwise, unknown values could not be selected again.
  const [initial] = useState(values)
  const options = optionsOf(attribute, [...new Set([...initial, ...values])], groups)
  return (
    <div className="checks">
      {options.map(([value, label]) => (
        <CheckField
          key={String(value)}
          label={label}
          {...(isSingle && { type: 'radio', name })}
          checked={values.includes(value)}
          aria-invalid={hasError ? true : undefined}
          onChange={({ currentTarget }) => {
            if (isSingle) return onChange([value])
            onChange(currentTarget.checked ? [...values, value] : values.filter((each) => each !== value))
          }}
        />
      ))}
    </div>
  )
}
