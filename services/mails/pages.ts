import type { Hono } from 'hono'
import type { QueryRunner } from '#platform/database.ts'
import { readCaughtMail, readCaughtMails } from '#platform/mail/catcher.ts'
import { html } from './layout.ts'

/** Serves caught emails at /__mail, as pages or JSON. Demo mode only. */
export function mountMailCatcher(app: Hono, db: QueryRunner) {
  app.get('/__mail', async (context) => {
    const to = context.req.query('to')
    const mails = await readCaughtMails(db, to)
    const wantsJson = context.req.header('accept')?.includes('application/json') ?? false
    if (wantsJson) return context.json(mails)
    const rows = mails.map(
      ({ id, to, subject, sentAt }) =>
        html`<tr>
          <td>${sentAt}</td>
          <td>${to}</td>
          <td><a href="/__mail/${id}">${subject}</a></td>
        </tr>`,
    )
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>Caught mail</title>
          </head>
          <body>
            <main>
              <h1>Caught mail</h1>
              <p>${mails.length === 0 ? 'No emails yet.' : `${mails.length} emails, newest first.`}</p>
              <table>
                <thead>
                  <tr>
                    <th>Sent</th>
                    <th>To</th>
                    <th>Subject</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </main>
          </body>
        </html>`.html,
    )
  })
  app.get('/__mail/:id{[0-9]{1,9}}', async (context) => {
    const mail = await readCaughtMail(db, Number(context.req.param('id')))
    if (!mail) return context.text('There is no such mail.', 404)
    // The email's own HTML, prevented from loading or running anything.
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return context.html(mail.html)
  })
  app.get('/__mail/:id{[0-9]{1,9}}/text', async (context) => {
    const mail = await readCaughtMail(db, Number(context.req.param('id')))
    return mail ? context.text(mail.text) : context.text('There is no such mail.', 404)
  })
}
