import { cardTextsIn } from '../platform/payments/card-page/card-texts-in.ts'
import { languageOf, textsOf } from '../storefront/texts.ts'
import { englishFilter, textsOnPage } from './english-text.ts'
import { cards, newEmail, orderNumber, readEmailsTo } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { Visitor } from './visitor/visitor.ts'

interface Reader {
  /** BCP 47 tag. */
  tag: string
  path: string
  address: { street: string; city: string; postcode: string }
}

/** Returns a check that the current page is in the reader's language, with amounts in its format. */
async function pageCheck(visitor: Visitor, { tag }: Reader): Promise<() => void> {
  const englishIn = await englishFilter(languageOf(tag))
  const currency = (digits: 0 | 2) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', minimumFractionDigits: digits })
  const isLocal = (text: string) => {
    const [amount = ''] = /\d(?:[\d.,\s]*\d)?/.exec(text) ?? []
    const number = Number(amount.replaceAll(/\D/g, ''))
    const written = [currency(2).format(number / 100), currency(0).format(number)]
    return written.some((each) => spaced(text).includes(spaced(each)))
  }
  return () => {
    const texts = textsOnPage(visitor.document)
    const page = new URL(visitor.url()).pathname
    expect(visitor.document.documentElement.lang, page).toBe(tag)
    expect(englishIn(texts), page).toEqual([])
    expect(
      texts.filter((text) => /€/.test(text) && /\d/.test(text) && !isLocal(text)),
      page,
    ).toEqual([])
  }
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ')
const linkTo = (where: Pick<Visitor, 'locator'>, path: string) => where.locator(`a[href*="${path}"]`).first()

async function orderIn(visitor: Visitor, reader: Reader) {
  const { tag, path, address } = reader
  const language = languageOf(tag)
  const check = await pageCheck(visitor, reader)
  const account = textsOf(language, 'account')
  const product = textsOf(language, 'catalog/product')
  const cart = textsOf(language, 'cart')
  const checkout = textsOf(language, 'checkout')
  const tracking = textsOf(language, 'tracking')
  const email = newEmail()
  const heading = (name: string) => visitor.getByRole('heading', { level: 1, name })
  const main = visitor.getByRole('main')
  const press = (name: string) => visitor.getByRole('button', { name }).click()

  await visitor.goto(`${originOf('EUR')}/${path}`)
  check()
  await visitor.goto(`${originOf('EUR')}/${path}/balls`)
  check()
  await linkTo(visitor.getByRole('main'), '/ironwright-medicine-ball').click()
  check()
  const name = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await visitor.getByRole('link', { name: /^14 lb/ }).click()
  check()
  const buy = visitor.getByRole('form', { name: product.buy(name) })
  await buy.getByRole('button', { name: new RegExp(`^${product.addToCart}`) }).click()
  await expect(heading(cart.title)).toBeVisible()
  check()
  await visitor.getByRole('complementary').getByRole('link', { name: cart.checkOut }).click()
  check()
  await visitor.getByRole('link', { name: checkout.asGuest }).click()
  check()
  await visitor.getByLabel(checkout.email, { exact: true }).fill(email)
  await visitor.getByLabel(checkout.firstname, { exact: true }).fill('Robin')
  await visitor.getByLabel(checkout.lastname, { exact: true }).fill('Vale')
  await visitor.getByLabel(checkout.street, { exact: true }).fill(address.street)
  await visitor.getByLabel(checkout.cities.city).fill(address.city)
  await visitor.getByLabel(checkout.postcode.postcode).fill(address.postcode)
  await visitor.getByLabel(checkout.telephone, { exact: true }).fill('612345678')
  await press(checkout.continueToPayment)
  check()
  await visitor.getByRole('group', { name: checkout.howItShips }).getByRole('radio').first().check()
  await press(checkout.continueToPayment)
  await visitor.waitForURL('**/checkout/payment')
  check()
  await visitor.getByRole('link', { name: checkout.cardPage }).click()
  const { language: declared, texts: card } = cardTextsIn(tag)
  expect(visitor.document.documentElement.lang).toBe(declared)
  await visitor.getByLabel(card.number).fill(cards.pays)
  await visitor.getByLabel(card.expiry).fill('12/34')
  await visitor.getByLabel(card.cvv).fill('123')
  await press(card.use)
  await expect(visitor.getByText(checkout.cardShown('Visa', '1111'))).toBeVisible()
  check()
  await press(checkout.continueToReview)
  check()
  await visitor.getByRole('button', { name: new RegExp(`^${checkout.placeOrder}`) }).click()
  await expect(heading(checkout.successTitle)).toBeVisible()
  check()
  const number = orderNumber(visitor)
  await visitor.goto(`${originOf('EUR')}/${path}/shippingtracker`)
  check()
  await visitor.getByLabel(tracking.order).fill(number)
  await visitor.getByLabel(tracking.proof(tracking.postcodes.postcode)).fill(email)
  await press(tracking.find)
  await expect(heading(tracking.heading(number))).toBeVisible()
  check()
  await visitor.goto(`${originOf('EUR')}/${path}/account/order-lookup`)
  check()
  await main.getByLabel(account.lookUpOrder).fill(number)
  await main.getByLabel(account.lookUpEmail).fill(email)
  await main.getByLabel(account.lookUpPostcodes.postcode).fill(address.postcode)
  await press(account.lookUpFind)
  await expect(heading(account.order(number))).toBeVisible()
  check()
  await expect.poll(async () => (await readEmailsTo(visitor, email)).length).toBeGreaterThan(0)
  const [mail] = await readEmailsTo(visitor, email)
  expect(mail!.text).toContain(`${originOf('EUR')}/${path}/`)
  expect((await englishFilter(language))([mail!.subject, ...mail!.text.split('\n')])).toEqual([])
}

const readers: Readonly<Record<string, Reader>> = {
  German: { tag: 'de-DE', path: 'de', address: { street: 'Invalidenstraße 112', city: 'Berlin', postcode: '10115' } },
  Spanish: { tag: 'es-ES', path: 'es', address: { street: 'Calle de Alcalá 50', city: 'Madrid', postcode: '28014' } },
  French: { tag: 'fr-FR', path: 'fr', address: { street: '12 rue de Rivoli', city: 'Paris', postcode: '75004' } },
  Dutch: { tag: 'nl-BE', path: 'be', address: { street: 'Nieuwstraat 12', city: 'Brussel', postcode: '1000' } },
}

for (const [language, reader] of Object.entries(readers))
  test(`a guest orders in ${language}, from the home page to the email and the order page, without English texts`, ({
    visitor,
  }) => orderIn(visitor, reader))
