import type { Context, Hono } from 'hono'
import { cardTextsIn } from '../card-page/card-texts-in.ts'
import { cardProblems, type TypedCard } from './card.ts'
import { framePage, redirectPage } from './pages.ts'

interface VaultedCard {
  token: string
  brand: string
  lastFour: string
  month: number
  year: number
}

const maxBody = 8 * 1024

/** Mounts a vault's card fields, both framed and as a full page. */
export function mountCardPages(
  app: Hono,
  vault: string,
  isShop: (url: string) => boolean,
  keep: (typed: TypedCard) => Promise<VaultedCard>,
) {
  app.get(`${vault}/card`, (context) => {
    const parent = context.req.query('parent') ?? ''
    return isShop(parent)
      ? context.html(framePage(parent, vault, textsFor(context)))
      : context.text('Unknown store.', 403)
  })
  app.post(`${vault}/cards`, async (context) => {
    const typed = typedCard(jsonOf(await readLimitedBody(context.req.raw)))
    const problems = cardProblems(typed, new Date(), textsFor(context).texts.problems)
    if (problems.length > 0) return context.json({ problems }, 422)
    const { token, brand, lastFour, month, year } = await keep(typed)
    return context.json({ token, card: { brand, last4: lastFour, month, year } })
  })
  app.get(`${vault}/card-page`, (context) => {
    const back = context.req.query('return') ?? ''
    return isShop(back)
      ? context.html(redirectPage(back, vault, textsFor(context)))
      : context.text('Unknown store.', 403)
  })
  app.post(`${vault}/card-page`, async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await readLimitedBody(context.req.raw)))
    const back = form['return'] ?? ''
    if (!isShop(back)) return context.text('Unknown store.', 403)
    const typed = typedCard(form)
    const localized = textsFor(context)
    const problems = cardProblems(typed, new Date(), localized.texts.problems)
    // The security code is never stored, not even in a page.
    if (problems.length > 0)
      return context.html(redirectPage(back, vault, localized, { ...typed, cvv: '' }, problems), 422)
    const { token } = await keep(typed)
    const target = new URL(back)
    target.searchParams.set('payment_token', token)
    return context.redirect(target.href, 303)
  })
}

const textsFor = (context: Context) => cardTextsIn(context.req.query('lang'))

export async function readLimitedBody(request: Request): Promise<string> {
  const text = await request.text()
  return text.length > maxBody ? '' : text
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function typedCard(form: Record<string, unknown>): TypedCard {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : '')
  return { number: text(form['number']), expiry: text(form['expiry']), cvv: text(form['cvv']) }
}
