import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { textsOf } from '../texts.ts'
import type { BalanceResult } from './balance-actions.ts'

/** The gift card balance page [GIFT-001]. */
export const route = pageRoute(
  {
    areas: ['gift-cards'],
    load: async ({ shop }) => ({ head: { title: textsOf(shop.language, 'gift-cards').title }, view: null }),
    View: BalancePage,
  },
  async (context, _, form) => (await import('./balance-actions.ts')).checkBalance(context, form),
)

function BalancePage() {
  const texts = useTexts('gift-cards')
  const result = useActionResult<BalanceResult>()
  return (
    <main id="main" className="page-width giftcard">
      <h1 className="h1 display">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      {result?.kind === 'found' && <Found card={result} />}
      <BalanceForm key={result?.kind === 'found' ? result.ending : ''} result={result} />
    </main>
  )
}

function Found({ card }: { card: Extract<BalanceResult, { kind: 'found' }> }) {
  const texts = useTexts('gift-cards')
  const formats = useFormats()
  return (
    <output className="giftcard__found">
      <span className="label">{texts.balance}</span>
      <strong className="h1 display">{formats.money(card.balance)}</strong>
      <span className="muted">{texts.ending(card.ending)}</span>
      <span>{texts.use}</span>
    </output>
  )
}

function BalanceForm({ result }: { result: BalanceResult | undefined }) {
  const texts = useTexts('gift-cards')
  const isPosting = useIsPosting()
  const isFound = result?.kind === 'found'
  const problem = result === undefined || isFound ? undefined : problemOf(result, texts)
  const isOfCode = result?.kind === 'missing' || result?.kind === 'mistyped' || result?.kind === 'unknown'
  return (
    <PostForm to="/giftcard-balance" className="giftcard__form">
      {problem !== undefined && !isOfCode && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
      <TextField
        name="code"
        label={isFound ? texts.another : texts.code}
        hint={texts.hint}
        requiredText={texts.missing}
        problem={isOfCode ? problem : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        enterKeyHint="done"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        defaultValue={result !== undefined && 'typed' in result ? result.typed : ''}
      />
      <button className={`button button--large${isFound ? ' button--line' : ''}`} aria-busy={isPosting}>
        {isPosting ? texts.checking : texts.check}
      </button>
    </PostForm>
  )
}

function problemOf(
  result: Exclude<BalanceResult, { kind: 'found' }>,
  texts: ReturnType<typeof useTexts<'gift-cards'>>,
): string {
  return result.kind === 'busy' ? texts.busy(result.minutes) : texts[result.kind]
}
