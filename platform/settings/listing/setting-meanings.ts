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
        'the name of the store in the paths `/theindex/ryou<slug>` and `/<slug>-catalog`; the default paths redirect to them. Default: `rogue`',
      SITES: 'the enabled sites; the others need no URL, and no page links to them. Default: all six',
      'SITE_URL_<SITE>': 'the public URL of each storefront; default: a subdomain of localhost',
      'SOCIAL_LINKS_<SITE>': 'profiles on social networks that the footer links to; default: none',
      CARD_BRANDS: 'accepted cards, whose marks checkout shows, and which Apple Pay and Google Pay offer',
      PORT: 'the first of eight ports: six storefronts, the card page with the payment simulator, and the back office',
      HOST: 'the network address to listen on; default: loopback in demo mode, all interfaces in live mode. A demo on another address serves each site on its own port',
      PARTS: 'what this process runs; `backoffice` needs `web` in the same process',
      BACKOFFICE_URL:
        'the public URL of the back office, on a separate host name; default: localhost in demo mode, no back office in live mode',
      NON_PRODUCTION_HOSTS:
        'public host names of shops that are not in production, where staff can open `/order-manager-quote`; `*.` matches all names below. Default: loopback names',
      DATA_DIR: 'the data of the bundled database, the secret of a demo, and uploaded and imported pictures',
      SECRET: 'signs tokens; default: generated once in demo mode',
      LOG_LEVEL: 'level of the JSON log; default: `info`, in demo mode `warn`',
      FLOATING_VIDEO_URL: 'a video that floats over pages while the flag `picture_in_picture` is on; default: none',
      FLOATING_VIDEO_TITLE: 'the name of the video for screen readers; default: the brand',
      FLOATING_VIDEO_PAGES: 'the pages that show the video, with those below them; default: all',
      MEDIA_CDN:
        'the URL of a CDN that fetches `/media/` from the store, with the transform parameters that it needs in its path; `{type}` becomes `image` or `video`. Default: the store serves its media',
      MEDIA_UNUSED_DAYS: 'days after which a picture that staff uploaded and nothing has used is deleted',
      DEBUG_PANEL:
        '`on` ends all pages with a debug panel: release, flags, session, slow calls. Every visitor can override flags in their own browser with it. A demo shows it with `?debug=1`',
      WEBHOOKS_TO_LOCALHOST: '`on` lets a demo send webhooks to http addresses of this machine, to try out a receiver',
      SECURITY_CONTACT: 'where to report vulnerabilities, for `/.well-known/security.txt`',
    },
  },
  {
    title: 'Database, proxies, monitoring',
    meanings: {
      DATABASE_URL: 'a PostgreSQL server, version 15 or newer; default: the bundled PostgreSQL 18',
      DATABASE_READ_URL: 'a streaming replica for catalog and page reads',
      DATABASE_DIRECT_URL: 'the database without its connection pooler, for notifications and jobs',
      DATABASE_POOL: 'connections per process',
      TRUSTED_PROXIES: 'addresses or networks whose `x-forwarded-for` header is trusted',
      RATE_LIMITS:
        'requests per minute from one address, by kind; unnamed kinds keep their default. `vendor` limits requests to each vendor (rates, tax, VAT numbers, addresses); above it the store uses its own tables. `decline` limits declined payments per 15 minutes; `event` limits analytics events, 20 times as many from a server with a write key',
      METRICS_TOKEN: 'bearer token for `/metrics`; default: loopback only',
      STAFF_TOKEN:
        'bearer token for staff calls: review moderation, quotes, warehouse export, shipments, refunds, returns, cancellations, payment links, option lists, forms; default: no staff access',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'an OpenTelemetry collector such as `http://localhost:4318`; default: no traces',
      OTEL_TRACES_SAMPLER_ARG: 'sampling ratio of traces',
      GEO_DATABASE:
        'a country or city database in MaxMind DB format, for the region popup ([decision 054](decisions/054-regions.md)); a changed file is read within a minute. Default: no country is known, and no popup appears',
      GEO_HEADER: 'instead of a database: the header in which the CDN sends the country; the CDN must overwrite it',
      SEARCH_ENGINE: 'an index in memory, or PostgreSQL alone',
    },
  },
  {
    title: 'Mail, captcha, invoices',
    meanings: {
      MAIL_URL: 'the SMTP server; default: the mail catcher of the demo',
      CAPTCHA:
        'how a browser proves that a person places an order: `work` (proof of work), `none`, or a vendor, for all sites or per site; default: `work`',
      CAPTCHA_SITE_KEY: "the vendor's site key",
      CAPTCHA_SECRET_KEY: "the vendor's secret key",
      CAPTCHA_URL: 'an alternative endpoint with the same protocol',
      CAPTCHA_REQUIRED:
        'sites that refuse an order without a valid token ([decision 037](decisions/037-captcha-and-card-testing.md))',
      INDEX_HOST:
        'a WordPress site whose posts The Index shows, read below `/theindex/wp-json`, or below another path of the URL ([decision 078](decisions/078-wordpress-and-misses.md)); default: the store’s own posts',
      ITERABLE_API_KEY:
        'key of a server-side API client of Iterable, which then has the newsletter lists ([decision 080](decisions/080-newsletter-confirmation.md)); default: the lists stay in the store',
      ITERABLE_DC: 'its data center, `us` or `eu`',
      ITERABLE_LISTS: 'the numbers of the lists at Iterable, such as `USA-newsletter:1234,USA-rapidfire:1235`',
      EMPLOYEE_DOMAINS:
        'email domains of employees, whom feature flags can target ([decision 087](decisions/087-feature-flags.md)); default: none',
      GROWTHBOOK_API_HOST:
        'GrowthBook, which then has the flags; the store reads them each minute ([decision 087](decisions/087-feature-flags.md)); default: the store’s own flags',
      GROWTHBOOK_CLIENT_KEY: 'client key of its SDK connection',
      GROWTHBOOK_DECRYPTION_KEY: 'key of a connection with encrypted payloads',
      FORMS_FORWARD_URL:
        'receives each entry of a form as JSON ([decision 060](decisions/060-forms.md)); default: entries stay in the store',
      FORMS_FORWARD_TOKEN: 'bearer token for that URL',
      'SELLER_<SITE>': 'name and address of the seller on invoices, lines separated by `|`; default: `BRAND`',
      'SELLER_VAT_NUMBER_<SITE>': "the seller's VAT number",
      'SELLER_EORI_NUMBER_<SITE>': "the seller's EORI number",
      'RETURN_ADDRESS_<SITE>':
        'name and address for returns, lines separated by `|` ([decision 065](decisions/065-returns.md)); default: `SELLER_<SITE>`',
      RETURN_FEE_PERCENT:
        'share of the price that the store retains if the shopper is responsible for a return; never for a return on EUR or GBR within 14 days of delivery ([decision 101](decisions/101-return-estimates.md))',
    },
  },
  {
    title: 'Cookies and third-party scripts',
    meanings: {
      SOCIAL_PIXEL_ID:
        'the pixel that loads with marketing consent ([decision 055](decisions/055-consent.md)); default: none',
      SOCIAL_PIXEL_SCRIPT_URL:
        "an alternative URL of the pixel's script; the content security policy then allows only its origin",
      SEARCH_ADS_ID:
        'the account of the search-ads tag, which loads with marketing consent; it receives browsing events only with performance consent too; default: none',
      SEARCH_ADS_SCRIPT_URL: "an alternative URL of the tag's script",
      EMAIL_MARKETING_ID: 'the account of the e-mail-marketing script that loads with marketing consent; default: none',
      EMAIL_MARKETING_SCRIPT_URL: 'an alternative URL of that script',
      AFFILIATE_SITE_ID:
        'the AvantLink site of the affiliate script that loads with marketing consent, the same for all sites; purchases need `AFFILIATE_ID` ([decision 093](decisions/093-vendor-scripts.md)); default: none',
      AFFILIATE_SCRIPT_URL: 'an alternative URL of that script',
      REVIEWS_SCRIPT_URL: 'the script of a reviews service, which loads with marketing consent; default: none',
      REVIEWS_SCRIPT_ORIGINS:
        "further origins that the script may contact, separated by commas; default: the script's own",
      SUPPORT_EMAIL:
        'where messages outside office hours, quote requests, and messages about orders and quotes go; default: support@ at the host of the USA site',
      CHAT_PAGE_URL:
        "a vendor's chat page, which the chat panel then links to instead of opening a conversation; default: none",
      'CHAT_HOURS_<SITE>':
        "office hours of USA, CAN, or APO in the site's time zone; default: `Mon-Fri 09:00-17:00` ([decision 059](decisions/059-support-chat.md))",
      CONSENT_DAYS: 'days after which a record of cookie preferences is deleted',
      ANALYTICS_WRITE_KEYS:
        'sources that may send events to `/v1/` with the SDKs of RudderStack or Segment, each with its write key ([decision 086](decisions/086-event-layer.md)); default: only the store itself, and the keys that staff create in the back office',
      ANALYTICS_DAYS: 'days after which an analytics event is deleted',
    },
  },
  {
    title: 'Analytics destinations',
    meanings: {
      CUSTOMER_DATA_URL:
        'a customer-data platform with the API of RudderStack or Segment, which receives every event ([decision 088](decisions/088-analytics-destinations.md)); default: events stay in the store',
      CUSTOMER_DATA_WRITE_KEY: 'its write key',
      WEB_ANALYTICS_ID: 'a Google Analytics 4 data stream that receives events from the server; default: none',
      WEB_ANALYTICS_SECRET: 'a Measurement Protocol API secret of that stream',
      WEB_ANALYTICS_URL: 'an alternative endpoint with the same protocol, such as the one for the EU',
      GOOGLE_ADS_ACCOUNT: 'the Google Ads account that receives purchases by the Data Manager API; default: none',
      GOOGLE_ADS_CONVERSION: 'the number of its conversion action',
      GOOGLE_ADS_CLIENT_ID: 'the OAuth client that may use the account',
      GOOGLE_ADS_CLIENT_SECRET: "the client's secret",
      GOOGLE_ADS_REFRESH_TOKEN: 'a refresh token with the scope `datamanager`',
      GOOGLE_ADS_URL: 'an alternative endpoint with the same protocol',
      GOOGLE_ADS_TOKEN_URL: 'an alternative endpoint for access tokens',
      SOCIAL_PIXEL_TOKEN:
        'an access token of the Conversions API; the pixel `SOCIAL_PIXEL_ID` then also receives events from the server; default: none',
      SOCIAL_PIXEL_API_URL: 'the Graph API with its version',
      AFFILIATE_ID: 'the UUID of the AvantLink merchant that receives the purchases of all sites; default: none',
      AFFILIATE_URL: 'an alternative endpoint with the same protocol',
      REVIEWS_URL: 'receives each purchase as JSON, with the fields of Bazaarvoice; default: none',
      REVIEWS_TOKEN: 'bearer token for that URL',
      EMAIL_MARKETING_API_KEY:
        'key of a server-side API client of Iterable, which then receives carts and purchases; default: none',
      EMAIL_MARKETING_API_URL: "Iterable's API, in the EU `https://api.eu.iterable.com/api/`",
      RECOMMENDATIONS_URL: 'receives events of customers for recommendations as JSON; default: none',
      RECOMMENDATIONS_TOKEN: 'bearer token for that URL',
    },
  },
  {
    title: 'Cards and wallets',
    meanings: {
      CARD_PAGE_URL:
        'the origin of the page where shoppers type cards, separate from every site; route it to `PORT` + 6 ([decision 044](decisions/044-card-page.md)). Default: `http://localhost:3006`',
      SPREEDLY_BASE_URL:
        'the URL of the card vault and gateway; default: the simulator. Live stores need it unless `ADYEN_SITES` names every site',
      SPREEDLY_ENVIRONMENT_KEY: "Spreedly's environment key",
      SPREEDLY_ACCESS_SECRET: "Spreedly's access secret",
      SPREEDLY_GATEWAY_TOKEN: "Spreedly's gateway token",
      SPREEDLY_CERTIFICATE_TOKEN: 'the certificate token that signs card fields, if the account requires it',
      SPREEDLY_CERTIFICATE_KEY: 'the RSA key of that certificate (PEM)',
      SPREEDLY_SCRIPT_URL: "an alternative URL of Spreedly's script",
      ADYEN_SITES:
        'sites whose card payments Adyen processes ([decision 035](decisions/035-adyen-and-webhooks.md)); demo: a simulator',
      ADYEN_URL: "Adyen's Checkout API",
      ADYEN_API_KEY: "Adyen's API key",
      ADYEN_MERCHANT_ACCOUNT: "Adyen's merchant account",
      ADYEN_HMAC_KEYS: 'one or two keys that sign webhooks; the webhook goes to `/svc_payment/webhooks/adyen`',
      ADYEN_CLIENT_KEY: 'a client key that allows the origin of `CARD_PAGE_URL`',
      ADYEN_ENVIRONMENT: "the environment of Adyen's component; `test` is refused in live mode",
      APPLEPAY_MERCHANT_ID: 'the merchant id; enables Apple Pay ([decision 040](decisions/040-wallets.md))',
      APPLEPAY_CERTIFICATE: 'the merchant identity certificate (PEM; `\\n` is accepted for line breaks)',
      APPLEPAY_KEY: 'its private key (PEM)',
      APPLEPAY_OFFERED_ON: 'sites that offer Apple Pay in every browser that supports it',
      APPLEPAY_URL: 'an alternative endpoint with the same protocol',
      GOOGLEPAY_MERCHANT_ID: 'the merchant id; enables Google Pay',
      GOOGLEPAY_GATEWAY_MERCHANT_ID: "the merchant id at Spreedly; Adyen's sites use `ADYEN_MERCHANT_ACCOUNT`",
      GOOGLEPAY_SCRIPT_URL: "an alternative URL of Google's script",
      PAYPAL_CLIENT_ID:
        'the client id; enables PayPal on every site ([decision 039](decisions/039-paypal-and-payment-methods.md)); demo: a simulator',
      PAYPAL_CLIENT_SECRET: "PayPal's client secret",
      PAYPAL_WEBHOOK_ID:
        'the id of the webhook at `/svc_payment/webhooks/paypal`, with events of captures, refunds, and disputes',
      PAYPAL_URL: "PayPal's API; live mode refuses the sandbox URL",
    },
  },
  {
    title: 'Shipping, tax, addresses',
    meanings: {
      'SHIPPERHQ_API_KEY_<SITE>':
        "a site's ShipperHQ account; default: the store's own tables ([decision 032](decisions/032-shipping-rates.md))",
      'SHIPPERHQ_AUTH_CODE_<SITE>': "the account's authorization code",
      SHIPPERHQ_SCOPE: 'the environment at ShipperHQ',
      SHIPPERHQ_URL: 'an alternative endpoint with the same protocol',
      SHIPPERHQ_TOKEN_URL: "an alternative endpoint for ShipperHQ's tokens",
      TAXJAR_TOKEN:
        "US sales tax from TaxJar; default: the store's own tables. While TaxJar is unavailable, USA and APO take no orders ([decision 033](decisions/033-tax-engines.md))",
      TAXJAR_URL: 'an alternative endpoint with the same protocol',
      GOOGLE_ADDRESS_KEY:
        "Google Address Validation; default: the store's own tables ([decision 034](decisions/034-address-suggestions.md))",
      GOOGLE_ADDRESS_URL: 'an alternative endpoint with the same protocol',
      VIES_URL:
        "the EU's register of VAT numbers; default: the Commission's service in live mode, a simulator in demo mode (`ATU00000200` is invalid, `ATU00000301` unknown)",
    },
  },
]
