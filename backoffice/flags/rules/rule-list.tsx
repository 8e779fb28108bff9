import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlagScope } from '#domain/flags/registry.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { addRule, changeRule, maxRules, moveRule, removeRule, type FlagDraft } from '../draft/flag-draft.ts'
import type { DraftProblem } from '../draft/rule-draft.ts'
import type { CustomerGroup } from '../flag-types.ts'
import { texts } from '../texts/en.ts'
import { RuleItem } from './rule-item.tsx'

interface RuleListProps {
  draft: FlagDraft
  scope: FlagScope
  groups: readonly CustomerGroup[] | null
  isReadOnly: boolean
  problemOf: (id: number) => DraftProblem | undefined
  onChange: (draft: FlagDraft) => void
}

const t = texts.rules

/** Renders a flag's rules in order. Staff can add, move, and remove them. */
export function RuleList({ draft, scope, groups, isReadOnly, problemOf, onChange }: RuleListProps) {
  const { type, rules } = draft
  const listRef = useRef<HTMLOListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [status, setStatus] = useState('')
  const focusRule = (index: number) => listRef.current?.querySelectorAll<HTMLElement>('.flag-rule')[index]?.focus()
  const move = (from: number, to: number) => {
    const focused = document.activeElement
    flushSync(() => onChange(moveRule(draft, from, to)))
    // The focused button loses focus when its rule moves.
    if (focused instanceof HTMLElement) focused.focus()
    setStatus(t.moved(to + 1))
  }
  return (
    <Section title={t.title}>
      <p className="muted small flag-hint">{rules.length === 0 ? t.none : t.hint}</p>
      <output className="visually-hidden">{status}</output>
      <ol ref={listRef} className="flag-rules">
        {rules.map((rule, index) => (
          <RuleItem
            key={rule.id}
            rule={rule}
            type={type}
            scope={scope}
            groups={groups}
            index={index}
            count={rules.length}
            isReadOnly={isReadOnly}
            problem={problemOf(rule.id)}
            onChange={(changed) => onChange(changeRule(draft, changed))}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              flushSync(() => onChange(removeRule(draft, rule.id)))
              if (rules.length === 1) addRef.current?.focus()
              else focusRule(Math.min(index, rules.length - 2))
            }}
          />
        ))}
      </ol>
      {!isReadOnly && rules.length < maxRules && (
        <button
          ref={addRef}
          type="button"
          className="button button--line button--small"
          onClick={() => {
            flushSync(() => onChange(addRule(draft)))
            focusRule(rules.length)
          }}
        >
          {t.add}
        </button>
      )}
    </Section>
  )
}
