import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useAnswer, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { textsOf } from '../texts.ts'
import type { BalanceAnswer } from './balance-actions.ts'

/** The gift card balance page [GIFT-001]. */
export const route = pageRoute(
  {
    areas: ['giftcards'],
    load: async ({ shop }) => ({ head: { title: textsOf(shop.language, 'giftcards').title }, view: null }),
    View: BalancePage,
  },
  async (context, _, form) => (await import('./balance-actions.ts')).checkBalance(context, form),
)

function BalancePage() {
  const texts = useTexts('giftcards')
  const answer = useAnswer<BalanceAnswer>()
  return (
    <main id="main" className="page-width giftcard">
      <h1 className="h1 display">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      {answer?.kind === 'found' && <Found card={answer} />}
      <BalanceForm key={answer?.kind === 'found' ? answer.ending : ''} answer={answer} />
    </main>
  )
}

function Found({ card }: { card: Extract<BalanceAnswer, { kind: 'found' }> }) {
  const texts = useTexts('giftcards')
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

function BalanceForm({ answer }: { answer: BalanceAnswer | undefined }) {
  const texts = useTexts('giftcards')
  const isPosting = useIsPosting()
  const isFound = answer?.kind === 'found'
  const problem = answer === undefined || isFound ? undefined : problemOf(answer, texts)
  const isOfCode = answer?.kind === 'missing' || answer?.kind === 'mistyped' || answer?.kind === 'unknown'
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
        problem={isOfCode ? problem : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        enterKeyHint="done"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        defaultValue={answer !== undefined && 'typed' in answer ? answer.typed : ''}
      />
      <button className={`button button--large${isFound ? ' button--line' : ''}`} aria-busy={isPosting}>
        {isPosting ? texts.checking : texts.check}
      </button>
    </PostForm>
  )
}

function problemOf(
  answer: Exclude<BalanceAnswer, { kind: 'found' }>,
  texts: ReturnType<typeof useTexts<'giftcards'>>,
): string {
  return answer.kind === 'busy' ? texts.busy(answer.minutes) : texts[answer.kind]
}
