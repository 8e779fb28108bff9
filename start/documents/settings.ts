import { defaultRateLimits } from '#platform/settings/rate-limits.ts'
import { defaultOf, isSecretSetting, liveNeeds } from '#platform/settings/listing/list-settings.ts'
import { siteCodes } from '#platform/settings/site-hosts.ts'
import { variables, type VariableName } from '#platform/settings/variables.ts'
import { settingGroups } from '#platform/settings/listing/setting-meanings.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

export function settingsDocument(): string {
  const defaultCell = (name: string) => {
    const value = defaultOf(name)
    return value === null ? '' : `\`${value}\``
  }
  const formOf = (name: string) => {
    const schema =
      variables.shape[name as VariableName] ?? variables.shape[name.replace('<SITE>', 'USA') as VariableName]
    // Every schema rejects a control character, and its error message describes the expected format.
    const wants = schema.safeParse('\0').error?.issues[0]?.message ?? ''
    return wants.replace(/^must be /, '')
  }
  const tables = settingGroups.map(({ title, meanings }) => {
    const rows = Object.entries(meanings).map(([name, meaning]) => {
      const note = isSecretSetting(name) ? ' **Secret.**' : ''
      return `| \`${name}\` | ${defaultCell(name)} | ${cell(formOf(name))} | ${cell(meaning)}.${note} |`
    })
    return `## ${title}\n\n| variable | default | format | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  const limits = Object.entries(defaultRateLimits).map(([name, limit]) => `${name}=${limit}`)
  return `# Settings

\`npm run documents\` generates this document from \`platform/settings\`. A test fails if it is out of date. Settings are environment variables, or lines in a file named \`.env\` in the project's root folder, which never overrides the environment. \`ENV_FILE\` selects another file, or no file if empty. At startup, the store validates the settings and reports each invalid or misspelled setting with its expected format. \`<SITE>\` is one of ${siteCodes.join(', ')}.

## What a live store needs

| variable | purpose |
|---|---|
${[...liveNeeds].map(([name, what]) => `| \`${name}\` | ${what} |`).join('\n')}

\`SITE_URL_<SITE>\` is required for each enabled site (\`SITES\`). The last four are not required if \`ADYEN_SITES\` lists all enabled sites; Adyen then requires five settings (below). \`DATABASE_URL\`, \`TRUSTED_PROXIES\`, and \`STAFF_TOKEN\` are not required, but a live store usually has them; [deploy](deploy/) explains why. \`npm run doctor\` reports missing settings.

\`\`\`
MODE=live
SECRET=...32 random characters or more...
DATABASE_URL=postgres://store:...@db.internal:5432/store
MAIL_URL=smtps://store:...@mail.example:465
SITE_URL_USA=https://shop.example
SITE_URL_CAN=https://can.shop.example
SITE_URL_AUS=https://aus.shop.example
SITE_URL_EUR=https://eur.shop.example
SITE_URL_GBR=https://uk.shop.example
SITE_URL_APO=https://apo.shop.example
CARD_PAGE_URL=https://cards.shop.example
SPREEDLY_BASE_URL=https://core.spreedly.com/v1
SPREEDLY_ENVIRONMENT_KEY=...
SPREEDLY_ACCESS_SECRET=...
SPREEDLY_GATEWAY_TOKEN=...
TRUSTED_PROXIES=10.0.0.0/8
STAFF_TOKEN=...32 characters or more...
\`\`\`

${tables.join('\n')}
Default rate limits: \`${limits.join(',')}\`.
`
}
