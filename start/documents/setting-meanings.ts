import type { SiteCode } from '#platform/settings/site-hosts.ts'
import type { VariableName } from '#platform/settings/variables.ts'

/** A variable with one value per site counts once: SITE_URL_<SITE>. */
type Listed<Name> = Name extends `${infer Prefix}_${SiteCode}` ? `${Prefix}_<SITE>` : Name
type ListedVariable = Listed<VariableName>

interface SettingGroup {
  title: string
  /** What each variable does, and its default where the schema has none. */
  meanings: Partial<Record<ListedVariable, string>>
}

/** Every variable with its meaning, by topic: docs/settings.md is made from them and the schema. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'The store',
    meanings: {
      MODE: '`live` refuses demo data, the payment sandbox, the mail catcher, example secrets and plain-http addresses',
      BRAND: 'the name that shoppers read',
      'SITE_URL_<SITE>': 'the public address of each storefront; default: below localhost',
      PORT: 'the first of eight ports: six storefronts, the card page with the payment sandbox, and one in reserve',
      HOST: 'the network address to listen on; default: loopback in demo mode. A demo on another address serves each site by its port',
      PARTS: 'what this process runs',
      DATA_DIR: "the embedded database's data, the demo's secret and imported pictures",
      SECRET: 'signs tokens; default: generated once in demo mode',
      LOG_LEVEL: 'level of the JSON log; default: `info`, in demo mode `warn`',
      SECURITY_CONTACT: 'where to report vulnerabilities, for `/.well-known/security.txt`',
    },
  },
  {
    title: 'Database, proxies, monitoring',
    meanings: {
      DATABASE_URL: 'a PostgreSQL 15 or newer; default: the PostgreSQL 18 that comes with npm',
      DATABASE_READ_URL: 'a streaming replica for data that all shoppers share',
      DATABASE_DIRECT_URL: 'the database past a connection pooler, for notifications and jobs',
      DATABASE_POOL: 'connections per process',
      TRUSTED_PROXIES: 'addresses or networks whose `x-forwarded-for` header is trusted',
      RATE_LIMITS:
        'requests per minute from one address, by kind; unnamed kinds keep their default. `vendor` limits questions to each vendor (rates, tax, VAT numbers, addresses); above it the store uses its own tables. `decline` limits declined payments per 15 minutes',
      METRICS_TOKEN: 'bearer token for `/metrics`; default: loopback only',
      STAFF_TOKEN:
        'bearer token for staff calls: review moderation, quotes, warehouse export, shipments, refunds, cancellations, payment links, option lists; default: no staff access',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'an OpenTelemetry collector such as `http://localhost:4318`; default: no traces',
      OTEL_TRACES_SAMPLER_ARG: 'sampling ratio of traces',
      SEARCH_ENGINE: 'an index in memory, or PostgreSQL alone',
    },
  },
  {
    title: 'Mail, captcha, invoices',
    meanings: {
      MAIL_URL: 'an SMTP server; default: the mail catcher of the demo',
      CAPTCHA:
        'how a browser proves that a person places an order: `work` (proof of work), `none`, or a vendor, for all sites or per site; default: `work`',
      CAPTCHA_SITE_KEY: "the vendor's site key",
      CAPTCHA_SECRET_KEY: "the vendor's secret key",
      CAPTCHA_URL: 'another address that speaks the same protocol',
      CAPTCHA_REQUIRED:
        'sites that refuse an order without a valid token ([decision 037](decisions/037-captcha-and-card-testing.md))',
      'SELLER_<SITE>': 'name and address of the seller on invoices, lines separated by `|`; default: `BRAND`',
      'SELLER_VAT_NUMBER_<SITE>': "the seller's VAT number",
      'SELLER_EORI_NUMBER_<SITE>': "the seller's EORI number",
    },
  },
  {
    title: 'Cards and wallets',
    meanings: {
      CARD_PAGE_URL:
        'the origin of the page where shoppers type cards, separate from every site; route it to `PORT` + 6 ([decision 044](decisions/044-card-page.md)). Default: `http://localhost:3006`',
      SPREEDLY_BASE_URL:
        'the card vault and gateway; default: the sandbox. Live stores need it unless `ADYEN_SITES` names every site',
      SPREEDLY_ENVIRONMENT_KEY: "Spreedly's environment key",
      SPREEDLY_ACCESS_SECRET: "Spreedly's access secret",
      SPREEDLY_GATEWAY_TOKEN: "Spreedly's gateway token",
      SPREEDLY_CERTIFICATE_TOKEN: 'signs card fields, where the account requires it',
      SPREEDLY_CERTIFICATE_KEY: 'the RSA key of that certificate (PEM)',
      SPREEDLY_SCRIPT_URL: "another address of Spreedly's script",
      ADYEN_SITES:
        'sites whose cards Adyen takes ([decision 035](decisions/035-adyen-and-webhooks.md)); demo: a simulator',
      ADYEN_URL: "Adyen's Checkout API",
      ADYEN_API_KEY: "Adyen's API key",
      ADYEN_MERCHANT_ACCOUNT: "Adyen's merchant account",
      ADYEN_HMAC_KEYS: 'one or two keys that sign webhooks; the webhook goes to `/svc_payment/webhooks/adyen`',
      ADYEN_CLIENT_KEY: 'a client key that allows the origin of `CARD_PAGE_URL`',
      ADYEN_ENVIRONMENT: "the environment of Adyen's component; `test` is refused in live mode",
      APPLEPAY_MERCHANT_ID: 'switches Apple Pay on ([decision 040](decisions/040-wallets.md))',
      APPLEPAY_CERTIFICATE: 'the merchant identity certificate (PEM; `\\n` may stand for a line break)',
      APPLEPAY_KEY: 'its private key (PEM)',
      APPLEPAY_OFFERED_ON: 'sites that offer it wherever a browser can show it',
      APPLEPAY_URL: 'another address that speaks the same protocol',
      GOOGLEPAY_MERCHANT_ID: 'switches Google Pay on',
      GOOGLEPAY_GATEWAY_MERCHANT_ID: "the shop's name at Spreedly; Adyen's sites use `ADYEN_MERCHANT_ACCOUNT`",
      GOOGLEPAY_SCRIPT_URL: "another address of Google's script",
      PAYPAL_CLIENT_ID:
        'switches PayPal on, on every site ([decision 039](decisions/039-paypal-and-payment-methods.md)); demo: a simulator',
      PAYPAL_CLIENT_SECRET: "PayPal's client secret",
      PAYPAL_WEBHOOK_ID: 'the webhook at `/svc_payment/webhooks/paypal`, with events of captures, refunds and disputes',
      PAYPAL_URL: 'the sandbox address is refused in live mode',
    },
  },
  {
    title: 'Shipping, tax, addresses',
    meanings: {
      'SHIPPERHQ_API_KEY_<SITE>':
        "a site's ShipperHQ account; default: the store's own tables ([decision 032](decisions/032-shipping-rates.md))",
      'SHIPPERHQ_AUTH_CODE_<SITE>': "the account's authorization code",
      SHIPPERHQ_SCOPE: 'the environment at ShipperHQ',
      SHIPPERHQ_URL: 'another address that speaks the same protocol',
      SHIPPERHQ_TOKEN_URL: "another address of ShipperHQ's tokens",
      TAXJAR_TOKEN:
        "US sales tax from TaxJar; default: the store's own tables. While TaxJar is unavailable, USA and APO take no orders ([decision 033](decisions/033-tax-engines.md))",
      TAXJAR_URL: 'another address that speaks the same protocol',
      GOOGLE_ADDRESS_KEY:
        "Google Address Validation; default: the store's own tables ([decision 034](decisions/034-address-suggestions.md))",
      GOOGLE_ADDRESS_URL: 'another address that speaks the same protocol',
      VIES_URL:
        "the EU's register of VAT numbers; default: the Commission's service in live mode, a simulator in demo mode (`ATU00000200` is invalid, `ATU00000301` unknown)",
    },
  },
]
