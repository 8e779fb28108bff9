import type { CardTexts } from './card-texts.ts'
import './card-page.css'
import { loadSpreedly } from './spreedly-api.ts'

/** After these events, the shop reads the payment result. */
const ends = new Set(['succeeded', 'error', 'finalization-timeout', 'trigger-completion'])
const slowest = 12_000

const page = document.querySelector<HTMLElement>('#bank')!
const { key = '', script = '', transaction = '', step = '', back = '' } = page.dataset
const texts = JSON.parse(page.dataset['texts'] ?? '{}') as CardTexts['bank']
const text = document.querySelector('#bank-text')!

const leave = () => {
  const target = new URL(back)
  // The shop redirects to this page again only for a later step.
  target.searchParams.set('step', step)
  location.replace(target)
}

const giveUp = () => {
  text.textContent = texts.unreachable
}

const timer = setTimeout(giveUp, slowest)
loadSpreedly(script).then((spreedly) => {
  clearTimeout(timer)
  spreedly.on('3ds:status', ({ action }) => {
    if (action === 'challenge') text.textContent = texts.asks
    else if (ends.has(action)) leave()
  })
  new spreedly.ThreeDS.Lifecycle({
    environmentKey: key,
    hiddenIframeLocation: 'bank-device',
    challengeIframeLocation: 'bank-question',
    challengeIframeClasses: 'bank-frame',
    transactionToken: transaction,
  }).start()
}, giveUp)
