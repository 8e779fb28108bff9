import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { RecipientRejected } from './engine.ts'
import { smtpMail } from './smtp.ts'

const mail = { to: 'ann@example.com', from: 'shop@example.com', subject: 'A', text: 'A', html: 'A', key: 'mail.1' }
// Far below the library's defaults of several minutes.
const patience = { timeout: 20_000 }
const times = { connectMs: 300, idleMs: 300, mailMs: 900 }

async function mailServer(speak: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a mail server that accepts a connection and then sends nothing times out', patience, async () => {
  const url = await mailServer(() => {})
  await assert.rejects(smtpMail(url, times).send(mail), { code: 'ETIMEDOUT' })
})

test('a mail server that sends nothing after its greeting times out', patience, async () => {
  const url = await mailServer((socket) => socket.write('220 hello\r\n'))
  await assert.rejects(smtpMail(url, times).send(mail), { code: 'ETIMEDOUT' })
})

test('a mail server that trickles its responses times out', patience, async () => {
  const url = await mailServer((socket) => {
    socket.write('220 hello\r\n')
    const slow = setInterval(() => socket.write('250-wait\r\n'), 50)
    socket.on('close', () => clearInterval(slow))
  })
  await assert.rejects(smtpMail(url, times).send(mail), { name: 'AbortError' })
})

test('an email includes its reply-to address and its attachments', patience, async () => {
  let received = ''
  const url = await mailServer((socket) => {
    let isData = false
    socket.write('220 hello\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (isData && !text.endsWith('\r\n.\r\n')) return
      isData = /^DATA/i.test(text)
      socket.write(isData ? '354 go\r\n' : '250 ok\r\n')
      if (/^QUIT/i.test(text)) socket.end()
    })
  })
  const attachments = [{ name: 'quote-1001-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a quote') }]
  await smtpMail(url).send({ ...mail, replyTo: 'bo@example.com', attachments })
  assert.match(received, /^Reply-To: bo@example\.com\r$/m)
  assert.match(received, /^Content-Type: application\/pdf; name=quote-1001-1\.pdf\r$/m)
  assert.match(received, /^Content-Disposition: attachment; filename=quote-1001-1\.pdf\r$/m)
  assert.ok(received.includes(Buffer.from('%PDF-1.7 a quote').toString('base64')))
})

/** Starts a mail server that responds to each recipient with this line. */
const rejecting = (line: string) =>
  mailServer((socket) => {
    socket.write('220 hello\r\n')
    socket.on('data', (chunk) => socket.write(/^RCPT/i.test(chunk.toString()) ? `${line}\r\n` : '250 ok\r\n'))
  })

test(
  'a rejected mailbox that does not exist is a permanent failure, and a full or busy mailbox is not',
  patience,
  async () => {
    for (const line of ['550 5.1.1 no such user', '551 not local', '553 no such name']) {
      const url = await rejecting(line)
      await assert.rejects(smtpMail(url, times).send(mail), RecipientRejected, line)
    }
    for (const line of ['450 try later', '452 too many', '552 full']) {
      const url = await rejecting(line)
      await assert.rejects(smtpMail(url, times).send(mail), (error) => !(error instanceof RecipientRejected), line)
    }
  },
)
