import { Icon } from '#ui/icon.tsx'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { QuoteView } from './load-quote.ts'
import type { QuoteResult } from './quote-actions.ts'

type TextOp = 'change' | 'message'

interface TextFormProps {
  quote: Pick<QuoteView, 'id' | 'key'>
  op: TextOp
  label: string
  send: string
  rows: number
  keepsScroll?: boolean
}

/** Returns the last post's result if this form sent it. */
export function useTextResult(op: TextOp): QuoteResult | undefined {
  const result = useActionResult<QuoteResult>()
  return result?.op === op ? result : undefined
}

/** Renders a text form for a quote, with its problem and the entered text. */
export function TextForm({ quote, op, label, send, rows, keepsScroll = false }: TextFormProps) {
  const texts = useTexts('quotes')
  const result = useTextResult(op)
  const isPosting = useIsPosting('op', op)
  const messages = useTexts('widgets/account/messages').quote
  const problem = result?.problem ?? null
  const text = problem === 'text' || problem === 'message_limit' ? texts.problems[problem] : null
  const failure = problem === 'failed' ? messages[op].failure : null
  return (
    <PostForm to={`/account/custom-quoting/${quote.id}`} className="quotes__ask" keepsScroll={keepsScroll}>
      <input type="hidden" name="key" value={quote.key} />
      <div className="field">
        <label htmlFor={op}>{label}</label>
        <textarea
          className="input"
          id={op}
          name="text"
          rows={rows}
          required
          maxLength={quoteLimits.messageLength}
          defaultValue={result?.entered['text'] ?? ''}
          aria-invalid={problem === 'text' || undefined}
          aria-describedby={text === null ? undefined : `${op}-error`}
        />
        {text !== null && (
          <p className="field-error" id={`${op}-error`} role="alert">
            <Icon name="alert" /> {text}
          </p>
        )}
      </div>
      <ProblemMessage text={failure} />
      <div>
        <button className="button button--line" name="op" value={op} aria-busy={isPosting}>
          {send}
        </button>
      </div>
    </PostForm>
  )
}
