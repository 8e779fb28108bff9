import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { customKeyPattern, maxCustomKeyLength } from '#domain/registry/registry.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

interface UrlKeyFieldProps {
  value: string
  stored: string | null
  proposal: string
  linkStart: string
  problem: 'key' | 'taken' | null
}
type Answer = 'free' | 'key' | 'taken' | null

/** Renders the field for a registry's custom URL key, which is checked when the field loses focus. */
export function UrlKeyField({ value, stored, proposal, linkStart, problem }: UrlKeyFieldProps) {
  const texts = useTexts('registry')
  const shop = useShop()
  const [answer, setAnswer] = useState<Answer>(problem)
  const check = async (text: string) => {
    const urlKey = text.trim().toLowerCase()
    if (urlKey === '' || urlKey === stored) return setAnswer(null)
    if (!customKeyPattern.test(urlKey)) return setAnswer('key')
    try {
      const { isFree } = await browserCall(shop)('GET /svc_registry/url-keys/{urlKey}', { params: { urlKey } })
      setAnswer(isFree ? 'free' : 'taken')
    } catch {
      // After too many checks or without a connection, the server checks the key on submission.
      setAnswer(null)
    }
  }
  const isWrong = answer === 'key' || answer === 'taken'
  return (
    <div className={isWrong ? 'field field--bad' : 'field'}>
      <label htmlFor="url-key">
        {texts.urlKey} <span className="muted">({texts.optional})</span>
      </label>
      <input
        className="input"
        id="url-key"
        name="urlKey"
        defaultValue={value}
        placeholder={proposal}
        maxLength={maxCustomKeyLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="url-key-hint url-key-answer"
        aria-invalid={isWrong || undefined}
        onBlur={({ currentTarget }) => void check(currentTarget.value)}
      />
      <p id="url-key-answer" className={isWrong ? 'field-error' : 'hint registry__answer'} aria-live="polite">
        {answer !== null && (
          <>
            <Icon name={isWrong ? 'alert' : 'check'} /> {texts.keyAnswers[answer]}
          </>
        )}
      </p>
      <p className="hint" id="url-key-hint">
        {texts.urlKeyHint(linkStart)}
      </p>
    </div>
  )
}
