import type { SiteCode } from '../site-hosts.ts'
import type { VariableName } from '../variables.ts'

/** Combines all SITE_URL_<SITE> variables into one. */
type Listed<Name> = Name extends `${infer Prefix}_${SiteCode}` ? `${Prefix}_<SITE>` : Name
type ListedVariable = Listed<VariableName>

interface SettingGroup {
  title: string
  /** If the schema has no default, the meaning describes it. */
  meanings: Partial<Record<ListedVariable, string>>
}

export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'The store',
    meanings: {
      MODE: '`live` refuses demo data, the payment simulator, the mail catcher, example secrets, and http URLs',
      BRAND: 'the store name that shoppers see',
      BRAND_SLUG:
        "the store's name in the paths `/theindex/ryou<slug>` and `/<slug>-catalog`; the default paths redirect to these. Default: `rogue`",
      SITES: 'the enabled sites; disabled sites need no URL, and no page links to them. Default: all six',
      'SITE_URL_<SITE>': 'the public URL of each storefront; default: a subdomain of localhost',
      'SOCIAL_LINKS_<SITE>': 'social media profiles that the footer links to; default: none',
      CARD_BRANDS: 'accepted card brands in checkout, Apple Pay, and Google Pay',
      PORT: 'the first of eight ports: six storefronts, the card page with the payment simulator, and the back office',
      HOST: 'the network address to listen on; default: loopback in demo mode, all interfaces in live mode. On any other address, a demo serves each site on a separate port',
      PARTS: 'the parts that this process runs; `backoffice` needs `web` in the same process',
      BACKOFFICE_URL:
        'the public URL of the back office, on a separate host name; default: localhost in demo mode, no back office in live mode',
      NON_PRODUCTION_HOSTS:
        'public host names of shops that are not in production, where staff can open `/order-manager-quote`; `*.` matches all subdomains. Default: loopback names',
      DATA_DIR: "the folder for the bundled database, a demo's secret, and uploaded and imported pictures",
      SECRET: 'signs tokens; default: generated once in demo mode',
      LOG_LEVEL: 'the JSON log level; default: `info`, or `warn` in demo mode',
      FLOATING_VIDEO_URL: 'a video that floats over pages while the flag `picture_in_picture` is on; default: none',
      FLOATING_VIDEO_TITLE: "the video's name for screen readers; default: the brand",
      FLOATING_VIDEO_PAGES: 'paths of the pages that show the video, including all pages below them; default: all',
      MEDIA_CDN:
        'the URL of a CDN that fetches `/media/` from the store, with any transform parameters in the path; `{type}` is replaced with `image` or `video`. Default: the store serves its media',
      MEDIA_UNUSED_DAYS: 'days until an unused picture that staff uploaded is deleted',
      DEBUG_PANEL:
        '`on` adds a debug panel with release, flags, session, and slow calls to all pages. All visitors can use it to override flags in their own browsers. A demo also shows it with `?debug=1`',
      WEBHOOKS_TO_LOCALHOST: '`on` lets a demo send webhooks to http URLs on this machine, for testing a receiver',
      SECURITY_CONTACT: 'where to report vulnerabilities, for `/.well-known/security.txt`',
    },
  },
  {
    title: 'Database, proxies, monitoring',
    meanings: {
      DATABASE_URL: 'a PostgreSQL server, version 15 or newer; default: the bundled PostgreSQL 18',
      DATABASE_READ_URL: 'a streaming replica for catalog and page reads',
      DATABASE_DIRECT_URL: 'a direct connection to the database, bypassing the pooler, for notifications and jobs',
      DATABASE_POOL: 'connections per process',
      TRUSTED_PROXIES: 'addresses or networks of proxies with a trusted `x-forwarded-for` header',
      RATE_LIMITS:
        'requests per minute from one address, by kind; kinds that are not listed use their default. `vendor` limits requests to each vendor (rates, tax, VAT numbers, addresses); above the limit, the store uses its own tables. `decline` limits declined payments per 15 minutes. `event` limits analytics events; a server with a write key may send 20 times as many',
      METRICS_TOKEN: 'bearer token for `/metrics`; default: loopback only',
      STAFF_TOKEN:
        'bearer token for staff calls: review moderation, quotes, warehouse export, shipments, refunds, returns, cancellations, payment links, option lists, forms; default: no staff access',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'an OpenTelemetry collector such as `http://localhost:4318`; default: no traces',
      OTEL_TRACES_SAMPLER_ARG: 'the trace sampling ratio',
      GEO_DATABASE:
        'a country or city database in MaxMind DB format, for the region popup ([decision 054](decisions/054-regions.md)); a changed file is reloaded within a minute. Default: the country is unknown, and no popup appears',
      GEO_HEADER:
        'as an alternative to a database, a header with the country that the CDN sets; the CDN must overwrite the header in client requests',
      SEARCH_ENGINE: 'an in-memory index, or only PostgreSQL',
    },
  },
  {
    title: 'Mail, captcha, invoices',
    meanings: {
      MAIL_URL: "the SMTP server; default: the demo's mail catcher",
      CAPTCHA:
        'the captcha for placing orders: `work` (proof of work), `none`, or a vendor, for all sites or per site; default: `work`',
      CAPTCHA_SITE_KEY: "the captcha vendor's site key",
      CAPTCHA_SECRET_KEY: "the captcha vendor's secret key",
      CAPTCHA_URL: 'an alternative endpoint with the same protocol',
      CAPTCHA_REQUIRED:
        'sites that refuse an order without a valid token ([decision 037](decisions/037-captcha-and-card-testing.md))',
      INDEX_HOST:
        'a WordPress site with posts for The Index, read from `/theindex/wp-json`, or from another path in the URL ([decision 078](decisions/078-wordpress-and-misses.md)); default: the store’s own posts',
      ITERABLE_API_KEY:
        'a server-side API key for Iterable, which then manages the newsletter lists ([decision 080](decisions/080-newsletter-confirmation.md)); default: the lists stay in the store',
      ITERABLE_DC: "Iterable's data center, `us` or `eu`",
      ITERABLE_LISTS: "the newsletters' list ids at Iterable, such as `USA-newsletter:1234,USA-rapidfire:1235`",
      EMPLOYEE_DOMAINS:
        'email domains of employees, which feature flags can target ([decision 087](decisions/087-feature-flags.md)); default: none',
      GROWTHBOOK_API_HOST:
        'the URL of GrowthBook, which then manages the flags; the store reads them every minute ([decision 087](decisions/087-feature-flags.md)); default: the store’s own flags',
      GROWTHBOOK_CLIENT_KEY: "the client key of GrowthBook's SDK connection",
      GROWTHBOOK_DECRYPTION_KEY: 'the decryption key of a GrowthBook connection with encrypted payloads',
      FORMS_FORWARD_URL:
        'a URL that receives each form entry as JSON ([decision 060](decisions/060-forms.md)); default: entries stay in the store',
      FORMS_FORWARD_TOKEN: 'bearer token for `FORMS_FORWARD_URL`',
      'SELLER_<SITE>': 'name and address of the seller on invoices, lines separated by `|`; default: `BRAND`',
      'SELLER_VAT_NUMBER_<SITE>': "the seller's VAT number",
      'SELLER_EORI_NUMBER_<SITE>': "the seller's EORI number",
      'RETURN_ADDRESS_<SITE>':
        'name and address for returns, lines separated by `|` ([decision 065](decisions/065-returns.md)); default: `SELLER_<SITE>`',
      RETURN_FEE_PERCENT:
        'percentage of the price that the store retains if the shopper is responsible for a return; never applied to returns on EUR or GBR within 14 days of delivery ([decision 101](decisions/101-return-estimates.md))',
    },
  },
  {
    title: 'Cookies and third-party scripts',
    meanings: {
      SOCIAL_PIXEL_ID:
        "the id of Meta's pixel, which loads with marketing consent ([decision 055](decisions/055-consent.md)); default: none",
      SOCIAL_PIXEL_SCRIPT_URL:
        "an alternative URL for the pixel's script; the content security policy then allows only this URL's origin",
      SEARCH_ADS_ID:
        'the account for the search ads tag, which loads with marketing consent and receives browsing events only with performance consent; default: none',
      SEARCH_ADS_SCRIPT_URL: "an alternative URL for the search ads tag's script",
      EMAIL_MARKETING_ID:
        'the account for the email marketing script, which loads with marketing consent; default: none',
      EMAIL_MARKETING_SCRIPT_URL: 'an alternative URL for the email marketing script',
      AFFILIATE_SITE_ID:
        'the AvantLink site id for the affiliate script, which loads with marketing consent, the same for all sites; purchases also need `AFFILIATE_ID` ([decision 093](decisions/093-vendor-scripts.md)); default: none',
      AFFILIATE_SCRIPT_URL: 'an alternative URL for the affiliate script',
      REVIEWS_SCRIPT_URL: "a reviews service's script, which loads with marketing consent; default: none",
      REVIEWS_SCRIPT_ORIGINS:
        "additional origins that the reviews script may contact, separated by commas; default: only the script's own origin",
      SUPPORT_EMAIL:
        "the recipient of messages outside office hours, quote requests, and messages about orders and quotes; default: support@ at the USA site's host",
      CHAT_PAGE_URL:
        "a vendor's chat page, which the chat panel links to instead of opening a conversation; default: none",
      'CHAT_HOURS_<SITE>':
        "office hours for USA, CAN, or APO in the site's time zone; default: `Mon-Fri 09:00-17:00` ([decision 059](decisions/059-support-chat.md))",
      CONSENT_DAYS: 'days until a cookie consent record is deleted',
      ANALYTICS_WRITE_KEYS:
        'sources that may send events to `/v1/` with RudderStack or Segment SDKs, each with a write key ([decision 086](decisions/086-event-layer.md)); default: only the store itself, and keys that staff create in the back office',
      ANALYTICS_DAYS: 'days until an analytics event is deleted',
    },
  },
  {
    title: 'Analytics destinations',
    meanings: {
      CUSTOMER_DATA_URL:
        'a customer data platform with the RudderStack or Segment API, which receives all events ([decision 088](decisions/088-analytics-destinations.md)); default: events stay in the store',
      CUSTOMER_DATA_WRITE_KEY: "the customer data platform's write key",
      WEB_ANALYTICS_ID: 'a Google Analytics 4 data stream that receives events from the server; default: none',
      WEB_ANALYTICS_SECRET: 'a Measurement Protocol API secret for the data stream',
      WEB_ANALYTICS_URL: 'an alternative endpoint with the same protocol, such as the one for the EU',
      GOOGLE_ADS_ACCOUNT: 'the Google Ads account that receives purchases through the Data Manager API; default: none',
      GOOGLE_ADS_CONVERSION: "the number of the account's conversion action",
      GOOGLE_ADS_CLIENT_ID: 'the OAuth client with access to the Google Ads account',
      GOOGLE_ADS_CLIENT_SECRET: "the OAuth client's secret",
      GOOGLE_ADS_REFRESH_TOKEN: "the OAuth client's refresh token with the scope `datamanager`",
      GOOGLE_ADS_URL: 'an alternative endpoint with the same protocol',
      GOOGLE_ADS_TOKEN_URL: 'an alternative endpoint for OAuth access tokens',
      SOCIAL_PIXEL_TOKEN:
        'an access token for the Conversions API; the pixel `SOCIAL_PIXEL_ID` then also receives events from the server; default: none',
      SOCIAL_PIXEL_API_URL: "the URL of Meta's Graph API with the version",
      AFFILIATE_ID: 'the UUID of the AvantLink merchant that receives purchases on all sites; default: none',
      AFFILIATE_URL: 'an alternative endpoint with the same protocol',
      REVIEWS_URL: "a URL that receives each purchase as JSON with Bazaarvoice's fields; default: none",
      REVIEWS_TOKEN: 'bearer token for `REVIEWS_URL`',
      EMAIL_MARKETING_API_KEY:
        'a server-side API key for Iterable, which then receives carts and purchases; default: none',
      EMAIL_MARKETING_API_URL: "the URL of Iterable's API; in the EU, `https://api.eu.iterable.com/api/`",
      RECOMMENDATIONS_URL: 'a URL that receives customer events for recommendations as JSON; default: none',
      RECOMMENDATIONS_TOKEN: 'bearer token for `RECOMMENDATIONS_URL`',
    },
  },
  {
    title: 'Cards and wallets',
    meanings: {
      CARD_PAGE_URL:
        'the origin of the card page, where shoppers enter cards, which is separate from all sites; route it to `PORT` + 6 ([decision 044](decisions/044-card-page.md)). Default: `http://localhost:3006`',
      SPREEDLY_BASE_URL:
        "the URL of Spreedly's card vault and gateway; default: the simulator. Live stores need it unless `ADYEN_SITES` lists all sites",
      SPREEDLY_ENVIRONMENT_KEY: "Spreedly's environment key",
      SPREEDLY_ACCESS_SECRET: "Spreedly's access secret",
      SPREEDLY_GATEWAY_TOKEN: "Spreedly's gateway token",
      SPREEDLY_CERTIFICATE_TOKEN:
        'the token of the certificate that signs card fields, if the Spreedly account requires it',
      SPREEDLY_CERTIFICATE_KEY: "the certificate's RSA key (PEM)",
      SPREEDLY_SCRIPT_URL: "an alternative URL for Spreedly's script",
      ADYEN_SITES:
        'sites whose card payments Adyen processes ([decision 035](decisions/035-adyen-and-webhooks.md)); demo: a simulator',
      ADYEN_URL: "the URL of Adyen's Checkout API",
      ADYEN_API_KEY: "Adyen's API key",
      ADYEN_MERCHANT_ACCOUNT: "Adyen's merchant account",
      ADYEN_HMAC_KEYS:
        'one or two keys that sign webhooks; configure the webhook at Adyen with the path `/svc_payment/webhooks/adyen`',
      ADYEN_CLIENT_KEY: "Adyen's client key, which must allow the origin of `CARD_PAGE_URL`",
      ADYEN_ENVIRONMENT: "the environment of Adyen's web component; live mode refuses `test`",
      APPLEPAY_MERCHANT_ID: "Apple's merchant id; enables Apple Pay ([decision 040](decisions/040-wallets.md))",
      APPLEPAY_CERTIFICATE: 'the Apple Pay merchant identity certificate (PEM; `\\n` is accepted for line breaks)',
      APPLEPAY_KEY: "the Apple Pay certificate's private key (PEM)",
      APPLEPAY_OFFERED_ON: 'sites that offer Apple Pay in every browser that supports it',
      APPLEPAY_URL: 'an alternative endpoint with the same protocol',
      GOOGLEPAY_MERCHANT_ID: "Google's merchant id; enables Google Pay",
      GOOGLEPAY_GATEWAY_MERCHANT_ID:
        'the merchant id at Spreedly for Google Pay; sites with Adyen use `ADYEN_MERCHANT_ACCOUNT`',
      GOOGLEPAY_SCRIPT_URL: "an alternative URL for Google's script",
      PAYPAL_CLIENT_ID:
        "PayPal's client id; enables PayPal on all sites ([decision 039](decisions/039-paypal-and-payment-methods.md)); demo: a simulator",
      PAYPAL_CLIENT_SECRET: "PayPal's client secret",
      PAYPAL_WEBHOOK_ID:
        "the id of PayPal's webhook to `/svc_payment/webhooks/paypal`, with capture, refund, and dispute events",
      PAYPAL_URL: "the URL of PayPal's API; live mode refuses the sandbox URL",
    },
  },
  {
    title: 'Shipping, tax, addresses',
    meanings: {
      'SHIPPERHQ_API_KEY_<SITE>':
        "the API key of a site's ShipperHQ account; default: the store's own tables ([decision 032](decisions/032-shipping-rates.md))",
      'SHIPPERHQ_AUTH_CODE_<SITE>': "the ShipperHQ account's authorization code",
      SHIPPERHQ_SCOPE: "ShipperHQ's environment",
      SHIPPERHQ_URL: 'an alternative endpoint with the same protocol',
      SHIPPERHQ_TOKEN_URL: "an alternative endpoint for ShipperHQ's tokens",
      TAXJAR_TOKEN:
        "an API token for US sales tax from TaxJar; default: the store's own tables. While TaxJar is unavailable, USA and APO accept no orders ([decision 033](decisions/033-tax-engines.md))",
      TAXJAR_URL: 'an alternative endpoint with the same protocol',
      GOOGLE_ADDRESS_KEY:
        "an API key for Google Address Validation; default: the store's own tables ([decision 034](decisions/034-address-suggestions.md))",
      GOOGLE_ADDRESS_URL: 'an alternative endpoint with the same protocol',
      VIES_URL:
        "the URL of VIES, which checks EU VAT numbers; default: the European Commission's service in live mode, a simulator in demo mode (`ATU00000200` is invalid, `ATU00000301` unknown)",
    },
  },
]
