import { Icon } from '#ui/icon.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { LookupResult } from './load-tracking.ts'
import type { TrackingTexts } from './texts/en.ts'
import { usePostcodeName } from './use-postcode-name.ts'

type OrderNotFound = Exclude<LookupResult, { kind: 'found' }>

/** Renders the tracking form for order number and buyer details; `to` is the page with the action [SHIP-001]. */
export function LookupForm({ to, result }: { to: string; result: LookupResult | undefined }) {
  const texts = useTexts('tracking')
  const postcode = usePostcodeName()
  const isPosting = useIsPosting()
  const unfound = result === undefined || result.kind === 'found' ? undefined : result
  const problem = unfound && problemOf(unfound, texts, postcode)
  return (
    <PostForm to={to} className="tracking__form">
      {problem !== undefined && (
        <p className="message message--bad" role="alert" id="tracking-problem">
          <Icon name="alert" /> <span>{problem}</span>
        </p>
      )}
      <TextField
        name="order"
        label={texts.order}
        hint={texts.orderHint}
        problemAt={problem && 'tracking-problem'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        required
        defaultValue={unfound?.orderId ?? ''}
      />
      <TextField
        name="proof"
        label={texts.proof(postcode)}
        problemAt={problem && 'tracking-problem'}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        enterKeyHint="search"
        defaultValue={unfound?.proof ?? ''}
      />
      <button className="button button--large" aria-busy={isPosting}>
        {isPosting ? texts.finding : texts.find}
      </button>
    </PostForm>
  )
}

function problemOf(result: OrderNotFound, texts: TrackingTexts, postcode: string): string {
  if (result.kind === 'busy') return texts.busy(result.minutes)
  return result.kind === 'missing' ? texts.missing(postcode) : texts[result.kind]
}
