import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { localizedText } from '#domain/forms/form.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { FormFields } from './form-fields.tsx'
import type { FailedEntry } from './form-view.ts'
import type { ShopFormProps } from './server-form.ts'
import type { Attempt } from './submit-entry.ts'

/**
 * Renders a form or its confirmation. The form is sent in place, or to a separate page without JavaScript [SHELL-407,
 * SHELL-408].
 */
export function ShopForm({ form, words, failed: posted, isSent: wasSent = false }: ShopFormProps) {
  const shop = useShop()
  const action = usePath(`/forms/${form.formHash}`)
  const [isSent, setSent] = useState(wasSent)
  const [failed, setFailed] = useState<FailedEntry | undefined>(posted)
  const [isSending, setSending] = useState(false)
  const openedAt = useRef(0)
  const attempt = useRef<Attempt & { content: string }>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (failed || isSent) firstToRead(frame.current!)?.focus()
  }, [failed, isSent])

  /** Returns the same attempt while the content is unchanged, so that a retry after a lost response is stored once. */
  const attemptOf = (filled: unknown): Attempt => {
    const content = JSON.stringify(filled)
    if (attempt.current?.content !== content) {
      const elapsedMs = Math.round(performance.now() - openedAt.current)
      attempt.current = { content, key: crypto.randomUUID(), elapsedMs }
    }
    return { key: attempt.current.key, elapsedMs: attempt.current.elapsedMs }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const element = event.currentTarget
    const filled = [...new FormData(element)] as [string, string][]
    setSending(true)
    try {
      const { submitEntry } = await import('./submit-entry.ts')
      const result = await submitEntry({ call: browserCall(shop), shop }, form, filled, attemptOf(filled))
      if (result === 'sent') setSent(true)
      else setFailed(result.failed)
    } catch {
      // If the code fails to load, the browser posts the form.
      element.submit()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="shop-form" ref={frame}>
      {isSent ? (
        <output className="message message--ok" tabIndex={-1}>
          <Icon name="check" /> {localizedText(form.thanks, shop.language)}
        </output>
      ) : form.isOpen ? (
        <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
          {failed && (
            <p className="message message--bad" role="alert" tabIndex={-1}>
              <Icon name="alert" /> {failed.message}
            </p>
          )}
          <FormFields form={form} words={words} failed={failed} />
          <div>
            <button className="button button--large" aria-busy={isSending}>
              {localizedText(form.submit, shop.language)}
            </button>
          </div>
        </form>
      ) : (
        <p className="message">
          <Icon name="info" /> {localizedText(form.closed, shop.language)}
        </p>
      )}
    </div>
  )
}

/** Returns the first invalid field, or else the message. */
function firstToRead(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[aria-invalid]') ?? frame.querySelector<HTMLElement>('.message')
}
