import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRateLimits } from './rate-limits.ts'
import { configuration, live, problems, secret } from './settings-for-tests.ts'
import { settingsOf } from './settings.ts'
import { variables } from './variables.ts'

test('a live store needs no Spreedly account if Adyen covers every site, but needs one if Adyen covers only some', () => {
  const others = Object.fromEntries(Object.entries(live).filter(([name]) => !name.startsWith('SPREEDLY')))
  const adyen = {
    ADYEN_SITES: 'USA,CAN,AUS,EUR,GBR,APO',
    ADYEN_URL: 'https://1797a841fbb37ca7-shop-checkout-live.adyenpayments.com/checkout/v72',
    ADYEN_API_KEY: 'q8Zr1Lw9Tc4X',
    ADYEN_MERCHANT_ACCOUNT: 'Shop',
    ADYEN_HMAC_KEYS: 'AB'.repeat(32),
    ADYEN_CLIENT_KEY: 'live_LK3M5N7P9Q',
  }
  assert.equal(configuration({ ...others, ...adyen }).spreedly, undefined)
  const some = problems({ ...others, ...adyen, ADYEN_SITES: 'USA,CAN' })
  assert.deepEqual([some.length, some[0]!.split(' ')[0]], [4, 'SPREEDLY_BASE_URL'])
  const part = problems({ ...others, ...adyen, SPREEDLY_ENVIRONMENT_KEY: 'E7' })
  assert.match(part.join(), /^SPREEDLY_BASE_URL, SPREEDLY_ACCESS_SECRET, SPREEDLY_GATEWAY_TOKEN must be set too/)
})

test('an empty environment is a demo that listens only on this machine', () => {
  const { mode, brand, port, sandboxPort, backOfficePort, hosts, parts, siteUrls, spreedly } = configuration({})
  assert.deepEqual(
    { mode, brand, port, sandboxPort, backOfficePort, spreedly },
    {
      mode: 'demo',
      brand: 'Ironwright',
      port: 3000,
      sandboxPort: 3006,
      backOfficePort: 3007,
      spreedly: undefined,
    },
  )
  assert.deepEqual(
    [hosts, parts],
    [
      ['127.0.0.1', '::1'],
      ['web', 'worker', 'backoffice'],
    ],
  )
  assert.deepEqual([siteUrls.USA, siteUrls.GBR], ['http://localhost:3000', 'http://gbr.localhost:3000'])
})

test('a demo that listens on one network address uses it in its URLs', () => {
  const { hosts, siteUrls } = configuration({ HOST: '192.0.2.7' })
  assert.deepEqual(hosts, ['192.0.2.7'])
  assert.deepEqual([siteUrls.USA, siteUrls.GBR], ['http://192.0.2.7:3000', 'http://192.0.2.7:3004'])
})

test('an empty variable is treated as unset', () => {
  assert.equal(configuration({ PORT: '', DATABASE_URL: '' }).port, 3000)
})

test('configured rate limits override the defaults, and an unknown limit name is reported as a problem', () => {
  assert.deepEqual(configuration({}).rateLimits, defaultRateLimits)
  assert.deepEqual(configuration({ RATE_LIMITS: 'search=100, login=5' }).rateLimits, {
    ...defaultRateLimits,
    search: 100,
    login: 5,
  })
  for (const RATE_LIMITS of ['searches=100', 'search=0', 'search', 'search=1e3']) {
    const sentence = `RATE_LIMITS must be limits per minute such as search=100,login=5, for page, read, search, write, login, lookup, order, vendor, decline, event, not "${RATE_LIMITS}".`
    assert.deepEqual(problems({ RATE_LIMITS }), [sentence])
  }
})

test('all problems in the settings are reported at once, in one sentence each, with the variable and its format', () => {
  assert.deepEqual(problems({ MODE: 'prod', PORT: '65530', PARTS: 'web,web', LOG_LEVEL: 'loud' }), [
    'MODE must be demo or live, not "prod".',
    'PORT must be a whole number from 1 to 65528, not "65530".',
    'PARTS must be a comma-separated list of web, worker, and backoffice, not "web,web".',
    'LOG_LEVEL must be trace, debug, info, warn, error, fatal, or silent, not "loud".',
  ])
})

test('invalid and missing settings are reported together, each exactly once', () => {
  const remaining = problems({ ...live, PORT: 'x', SECRET: 'short', MAIL_URL: '', SITE_URL_USA: 'http://shop.example' })
  assert.deepEqual(
    remaining.map((problem) => problem.split(' ').slice(0, 3).join(' ')),
    ['PORT must be', 'SECRET must be', 'MAIL_URL is required', 'SITE_URL_USA must begin'],
  )
})

test('the message about an invalid secret does not repeat the secret', () => {
  assert.deepEqual(problems({ DATABASE_URL: 'mysql://u:hunter2@h', SECRET: 'hunter2' }), [
    'SECRET must be at least 32 characters.',
    'DATABASE_URL must be a PostgreSQL URL such as postgres://user:password@host:5432/name.',
  ])
})

test("a configuration error never reveals a vendor's key, token, or code", () => {
  const ofVendors = Object.keys(variables.shape).filter((name) =>
    /(?:KEY|TOKEN|SECRET|CODE)(?:_(?!URL)[A-Z]{3})?$/.test(name),
  )
  assert.ok(ofVendors.length > 16)
  for (const name of ofVendors) {
    const found = problems({ [name]: 'hunter2 and a blank' })
    assert.ok(found.length > 0 && !found.join('\n').includes('hunter2'), name)
  }
})

test('a misspelled setting is refused', () => {
  const [problem] = problems({ SITE_URL_UK: 'https://uk.shop.example' })
  assert.match(problem ?? '', /^SITE_URL_UK is not a setting\. Similar settings: SITE_URL_USA, /)
})

test('a site URL must be an origin', () => {
  assert.equal(configuration({ SITE_URL_CAN: 'http://192.0.2.1:3001/' }).siteUrls.CAN, 'http://192.0.2.1:3001')
  for (const wrong of [
    'can.shop.example',
    'https://shop.example/ca',
    'ftp://shop.example',
    'https://a:b@shop.example',
  ]) {
    assert.equal(problems({ SITE_URL_CAN: wrong }).length, 1, wrong)
  }
})

test('two sites cannot share a URL', () => {
  const shared = 'https://shop.example'
  assert.match(problems({ SITE_URL_USA: shared, SITE_URL_CAN: shared })[0] ?? '', /two sites/)
})

test('the payment service needs all of its settings or none of them', () => {
  const [problem] = problems({ SPREEDLY_BASE_URL: 'https://core.pay.example', SPREEDLY_ENVIRONMENT_KEY: 'E7' })
  assert.match(problem ?? '', /^SPREEDLY_ACCESS_SECRET, SPREEDLY_GATEWAY_TOKEN must be set too/)
})

test('the settings for other database URLs require DATABASE_URL', () => {
  const url = 'postgres://h/d'
  assert.match(problems({ DATABASE_READ_URL: url })[0] ?? '', /needs DATABASE_URL/)
  const settings = settingsOf(configuration({ DATABASE_URL: url }), { databaseUrl: url, secret })
  assert.deepEqual([settings.databaseReadUrl, settings.databaseDirectUrl], [url, url])
})

test('live mode starts with all settings that real orders need', () => {
  const { mode, hosts, spreedly } = configuration(live)
  assert.deepEqual([mode, hosts, spreedly?.gatewayToken], ['live', ['::'], 'G1'])
})

test('live mode reports every missing setting', () => {
  const remaining = problems({ MODE: 'live' })
  for (const name of Object.keys(live).filter((each) => each !== 'MODE')) {
    assert.ok(
      remaining.some((problem) => problem.startsWith(`${name} is required in live mode`)),
      name,
    )
  }
})

test('a disabled site needs no URL, and links to it lead to the first enabled site', () => {
  const { SITE_URL_USA: _, SITE_URL_AUS: __, SITE_URL_EUR: ___, SITE_URL_APO: ____, ...two } = live
  const { openSites, siteUrls } = configuration({ ...two, SITES: 'GBR,CAN', SITE_URL_EUR: 'http://left-over.example' })
  assert.deepEqual(openSites, ['CAN', 'GBR'])
  assert.deepEqual([siteUrls.GBR, siteUrls.EUR], ['https://gbr.shop.example', 'https://can.shop.example'])
  assert.deepEqual(problems({ ...two, SITES: 'USA,GBR' }), [
    'SITE_URL_USA is required in live mode: the public https URL of the site.',
  ])
  assert.deepEqual(configuration(live).openSites, ['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'])
  assert.match(problems({ ...live, SITES: 'USA,DEU' })[0]!, /^SITES must be a comma-separated list of sites/)
})

test('a store can run on Adyen alone if Adyen covers every enabled site', () => {
  const others = Object.fromEntries(Object.entries(live).filter(([name]) => !name.startsWith('SPREEDLY')))
  assert.ok(problems({ ...others, ...adyen, SITES: 'EUR,GBR', ADYEN_SITES: 'EUR' }).length > 0)
  assert.equal(configuration({ ...others, ...adyen, SITES: 'EUR', ADYEN_SITES: 'EUR' }).spreedly, undefined)
})

test('live mode refuses plain HTTP URLs', () => {
  const env = { ...live, SITE_URL_EUR: 'http://eur.shop.example', SPREEDLY_BASE_URL: 'http://localhost:3006' }
  assert.deepEqual(problems(env), [
    'SITE_URL_EUR must begin with https:// in live mode.',
    'SPREEDLY_BASE_URL must begin with https:// in live mode.',
  ])
})

test('live mode refuses example secrets', () => {
  for (const weak of [
    'change-me-change-me-change-me-change-me',
    'a'.repeat(40),
    'abcdefghijklmnopqrstuvwxyz0123456789',
  ]) {
    assert.match(problems({ ...live, SECRET: weak })[0] ?? '', /^SECRET is an example/, weak)
  }
})

test("a site with both ShipperHQ keys uses ShipperHQ rates, and other sites use the store's rate tables", () => {
  const keys = { SHIPPERHQ_API_KEY_USA: 'key-of-usa', SHIPPERHQ_AUTH_CODE_USA: 'code-of-usa' }
  assert.equal(configuration({}).shipperHq, undefined)
  const { shipperHq, siteUrls } = configuration({ ...keys, SHIPPERHQ_SCOPE: 'TEST' })
  assert.deepEqual(shipperHq, {
    quoteUrl: 'https://api.shipperhq.com/v2/graphql',
    tokenUrl: 'https://rms.shipperhq.com',
    scope: 'TEST',
    websites: { USA: { apiKey: 'key-of-usa', authCode: 'code-of-usa', url: siteUrls.USA } },
  })
  assert.deepEqual(problems({ SHIPPERHQ_API_KEY_EUR: 'key' }), [
    'SHIPPERHQ_AUTH_CODE_EUR must be set too: ShipperHQ needs both keys of a site.',
  ])
  assert.match(problems({ SHIPPERHQ_API_KEY: 'key' })[0] ?? '', /^SHIPPERHQ_API_KEY is not a setting/)
  assert.deepEqual(problems({ ...live, ...keys, SHIPPERHQ_URL: 'http://localhost:9' }), [
    'SHIPPERHQ_URL must begin with https:// in live mode.',
  ])
})

test('a live store checks VAT numbers with VIES, a demo checks them with no service, and VIES_URL overrides both', () => {
  assert.match(configuration(live).viesUrl ?? '', /^https:\/\/ec\.europa\.eu\/taxation_customs\/vies\//)
  assert.equal(configuration({}).viesUrl, undefined)
  assert.equal(configuration({ VIES_URL: 'http://localhost:9/rest-api/' }).viesUrl, 'http://localhost:9/rest-api')
})

test('TaxJar is used if there is a token, at the default URL or at TAXJAR_URL', () => {
  assert.equal(configuration({}).taxJar, undefined)
  assert.equal(configuration(live).taxJar, undefined)
  const token = 'a-token'
  assert.deepEqual(configuration({ TAXJAR_TOKEN: token }).taxJar, { baseUrl: 'https://api.taxjar.com/v2', token })
  const named = { TAXJAR_TOKEN: token, TAXJAR_URL: 'http://localhost:9/v2/' }
  assert.deepEqual(configuration(named).taxJar, { baseUrl: 'http://localhost:9/v2', token })
  assert.match(problems({ TAXJAR_URL: 'http://localhost:9/v2' })[0] ?? '', /^TAXJAR_TOKEN must be set too/)
  assert.match(problems({ ...live, ...named })[0] ?? '', /^TAXJAR_URL must begin with https/)
  assert.match(problems({ TAXJAR_TOKENS: token })[0] ?? '', /^TAXJAR_TOKENS is not a setting/)
})

test("address validation needs a key, and uses Google's URL or GOOGLE_ADDRESS_URL", () => {
  const key = 'q8Zr1Lw9Tc4X'
  assert.equal(configuration({}).addressValidation, undefined)
  assert.deepEqual(configuration({ GOOGLE_ADDRESS_KEY: key }).addressValidation, {
    baseUrl: 'https://addressvalidation.googleapis.com/v1',
    key,
  })
  const GOOGLE_ADDRESS_URL = 'http://localhost:9/v1/'
  const other = configuration({ GOOGLE_ADDRESS_KEY: key, GOOGLE_ADDRESS_URL }).addressValidation
  assert.deepEqual(other, { baseUrl: 'http://localhost:9/v1', key })
  assert.match(problems({ GOOGLE_ADDRESS_URL })[0] ?? '', /^GOOGLE_ADDRESS_KEY must be set too/)
  const plain = { ...live, GOOGLE_ADDRESS_KEY: key, GOOGLE_ADDRESS_URL }
  assert.match(problems(plain)[0] ?? '', /^GOOGLE_ADDRESS_URL must begin with https/)
})

const payPal = {
  PAYPAL_CLIENT_ID: 'AeA1QIZXiflr1_-r0U2UbWTzivDXqa',
  PAYPAL_CLIENT_SECRET: 'EHLMTQlTbZ9rWc4xKd',
  PAYPAL_WEBHOOK_ID: '0EH40505U7160970P',
}

test('PayPal needs all of its settings or none, derives its page origin from its URL, and refuses a test account in live mode', () => {
  assert.equal(configuration(live).payPal, undefined)
  assert.deepEqual(configuration({ ...live, ...payPal }).payPal, {
    baseUrl: 'https://api-m.paypal.com',
    pageOrigin: 'https://www.paypal.com',
    clientId: payPal.PAYPAL_CLIENT_ID,
    clientSecret: payPal.PAYPAL_CLIENT_SECRET,
    webhookId: payPal.PAYPAL_WEBHOOK_ID,
  })
  const { PAYPAL_WEBHOOK_ID: _, ...half } = payPal
  assert.match(problems(half)[0]!, /^PAYPAL_WEBHOOK_ID must be set too/)
  const tests = { ...payPal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }
  assert.equal(configuration(tests).payPal?.pageOrigin, 'https://www.sandbox.paypal.com')
  assert.match(problems({ ...live, ...tests })[0]!, /^PAYPAL_URL is the vendor's test URL/)
  assert.equal(problems({ PAYPAL_URL: 'https://paypal.example' }).length, 1)
})

const adyen = {
  ADYEN_URL: 'https://checkout.adyen.example/v72/',
  ADYEN_API_KEY: 'AQEyhmfx9Zt4Lc7W',
  ADYEN_MERCHANT_ACCOUNT: 'IronwrightEU',
  ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  ADYEN_CLIENT_KEY: 'live_LK3M5N7P9Q',
}

test('each site has a card engine: Adyen for its listed sites, and a simulator in a demo [CHECKOUT-010]', () => {
  assert.deepEqual(configuration({}).adyen, { sites: [], account: undefined })
  assert.deepEqual(configuration({ ADYEN_SITES: 'GBR,EUR' }).adyen, { sites: ['EUR', 'GBR'], account: undefined })
  const { sites, account } = configuration({ ...live, ...adyen, ADYEN_SITES: 'EUR' }).adyen
  assert.deepEqual(sites, ['EUR'])
  assert.deepEqual(account, {
    baseUrl: 'https://checkout.adyen.example/v72',
    apiKey: 'AQEyhmfx9Zt4Lc7W',
    merchantAccount: 'IronwrightEU',
    hmacKeys: [adyen.ADYEN_HMAC_KEYS],
    clientKey: 'live_LK3M5N7P9Q',
    environment: 'live',
  })
})

test("Adyen needs all of its settings or none, and a live store needs an Adyen account for Adyen's sites", () => {
  const { ADYEN_API_KEY: _, ...half } = adyen
  assert.match(problems(half)[0]!, /^ADYEN_API_KEY must be set too/)
  assert.match(problems({ ...live, ADYEN_SITES: 'EUR' })[0]!, /^ADYEN_SITES needs an account/)
  for (const wrong of ['', 'eur', 'EUR,EUR', 'EUR,FRA'])
    assert.equal(problems({ ADYEN_SITES: wrong }).length, wrong === '' ? 0 : 1)
  assert.equal(problems({ ...live, ...adyen, ADYEN_URL: 'http://checkout.adyen.example/v72' }).length, 1)
  assert.match(problems({ ...adyen, ADYEN_URL: 'https://checkout.adyen.example/v71' })[0]!, /ends in \/v72/)
  const forTests = { ...adyen, ADYEN_URL: 'https://checkout-test.adyen.example/v72', ADYEN_CLIENT_KEY: 'test_LK3M5' }
  assert.equal(configuration(forTests).adyen.account?.environment, 'test')
  assert.deepEqual(
    problems({ ...live, ...forTests }).map((problem) => problem.split(' ')[0]),
    ['ADYEN_URL', 'ADYEN_CLIENT_KEY'],
  )
  assert.equal(configuration({ ...live, ...adyen, ADYEN_ENVIRONMENT: 'live-au' }).adyen.account?.environment, 'live-au')
  assert.match(
    problems({ ...live, ...adyen, ADYEN_ENVIRONMENT: 'test' })[0]!,
    /^ADYEN_ENVIRONMENT is the test environment/,
  )
  assert.match(problems({ ...adyen, ADYEN_ENVIRONMENT: 'mars' })[0]!, /must be test, live, live-us/)
  const keys = `${adyen.ADYEN_HMAC_KEYS},${adyen.ADYEN_HMAC_KEYS}`
  assert.equal(configuration({ ...adyen, ADYEN_HMAC_KEYS: keys }).adyen.account?.hmacKeys.length, 2)
  const found = problems({ ...adyen, ADYEN_HMAC_KEYS: 'DFB1EB54' })
  assert.ok(found.length > 0 && !found.join(' ').includes('DFB1EB54'))
})

test('the captcha kind is set for all sites or per site, the default is proof of work, and a vendor captcha needs its keys', () => {
  const { captcha } = configuration({})
  assert.deepEqual(
    [captcha.kinds.USA, captcha.kinds.GBR, captcha.required, captcha.vendor],
    ['work', 'work', [], undefined],
  )
  const keys = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET_KEY: 'q8Zr1Lw9Tc4X' }
  const mixed = configuration({
    ...keys,
    CAPTCHA: 'none, EUR=turnstile, GBR=work',
    CAPTCHA_REQUIRED: 'EUR,GBR',
  }).captcha
  assert.deepEqual([mixed.kinds.USA, mixed.kinds.EUR, mixed.kinds.GBR], ['none', 'turnstile', 'work'])
  assert.deepEqual(mixed.required, ['EUR', 'GBR'])
  assert.deepEqual(mixed.vendor, { siteKey: 'site-key', secretKey: 'q8Zr1Lw9Tc4X', url: undefined })
  assert.match(problems({ CAPTCHA: 'hcaptcha' })[0] ?? '', /^CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY must be set too/)
  assert.match(
    problems({ ...keys, CAPTCHA: 'hcaptcha,USA=turnstile' })[0] ?? '',
    /^CAPTCHA names turnstile and hcaptcha/,
  )
  for (const CAPTCHA of ['magic', 'DEU=work', 'USA', 'work;GBR=none'])
    assert.match(problems({ CAPTCHA })[0] ?? '', /^CAPTCHA must be one of none, work, turnstile/, CAPTCHA)
  assert.match(
    problems({ CAPTCHA_REQUIRED: 'USA,DEU' })[0] ?? '',
    /^CAPTCHA_REQUIRED must be a comma-separated list of sites/,
  )
})

test('accepted cards are listed in order, and an unknown or repeated brand is reported', () => {
  assert.deepEqual(configuration({}).cardBrands, ['visa', 'mastercard', 'amex', 'discover'])
  assert.deepEqual(configuration({ CARD_BRANDS: 'maestro,visa' }).cardBrands, ['maestro', 'visa'])
  assert.deepEqual(configuration({ CARD_BRANDS: 'visa, mastercard' }).cardBrands, ['visa', 'mastercard'])
  for (const wrong of ['visa,gold', 'visa,visa', 'Visa'])
    assert.match(
      problems({ CARD_BRANDS: wrong })[0] ?? '',
      /^CARD_BRANDS must be a comma-separated list of card brands/,
    )
})

test('social profiles are labeled with their network, per site, and there are none by default', () => {
  const { socialLinks } = configuration({
    SOCIAL_LINKS_GBR: 'https://www.instagram.com/the-shop, https://videos.example/@shop',
  })
  assert.deepEqual(socialLinks.GBR, [
    { label: 'Instagram', path: 'https://www.instagram.com/the-shop' },
    { label: 'videos.example', path: 'https://videos.example/@shop' },
  ])
  assert.deepEqual(socialLinks.USA, [])
  for (const wrong of ['https://www.instagram.com/', 'http://x.com/shop', 'javascript:alert(1)', 'x'])
    assert.match(problems({ SOCIAL_LINKS_USA: wrong })[0] ?? '', /^SOCIAL_LINKS_USA must be comma-separated https URLs/)
})

test('the visitor’s country comes from a database, a header, or neither, and configuring both is an error', () => {
  assert.deepEqual(configuration({}).geo, { kind: 'none' })
  assert.deepEqual(configuration({ GEO_HEADER: 'CF-IPCountry' }).geo, { kind: 'header', name: 'CF-IPCountry' })
  assert.deepEqual(configuration({ GEO_DATABASE: '/data/countries.mmdb' }).geo, {
    kind: 'database',
    path: '/data/countries.mmdb',
  })
  assert.match(problems({ GEO_HEADER: 'cf-ipcountry', GEO_DATABASE: 'a.mmdb' }).join(), /^GEO_HEADER must not be set/)
  assert.match(problems({ GEO_HEADER: 'a header' }).join(), /^GEO_HEADER must be a header name/)
})

test("a third-party script needs an account, and a custom script URL replaces the vendor's origins", () => {
  assert.deepEqual(configuration({}).privacy, { tags: [], consentDays: 1_095 })
  const { tags, consentDays } = configuration({
    SOCIAL_PIXEL_ID: '1234567',
    SEARCH_ADS_ID: 'AW-1234567',
    EMAIL_MARKETING_ID: 'abc123',
    EMAIL_MARKETING_SCRIPT_URL: 'https://mail.example/script.js',
    CONSENT_DAYS: '400',
  }).privacy
  assert.equal(consentDays, 400)
  assert.deepEqual(
    tags.map(({ scriptUrl }) => scriptUrl),
    [
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtag/js?id=AW-1234567',
      'https://mail.example/script.js',
    ],
  )
  assert.deepEqual(tags.at(-1)!.origins, ['https://mail.example'])
  assert.match(problems({ SEARCH_ADS_SCRIPT_URL: 'https://a.example/b.js' }).join(), /^SEARCH_ADS_ID must be set too/)
  assert.match(problems({ SEARCH_ADS_ID: 'G-1' }).join(), /^SEARCH_ADS_ID must be an account such as AW-123456789/)
  assert.match(problems({ CONSENT_DAYS: '0' }).join(), /^CONSENT_DAYS must be a whole number of days/)
})
