// `npm start`: prepares and opens the store. A completed step is skipped the next time.
import { openListeners } from '#platform/listen.ts'
import { openLog, type Log } from '#platform/log.ts'
import { readSettings, settingsOf, type Configuration } from '#platform/settings/settings.ts'
import { traceBy } from '#platform/tracing/trace.ts'
import { Stop } from '#platform/stop.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { explainFullDisk, openDataFolder, takeDataFolder } from './data-folder.ts'
import { readyDatabase } from './database.ts'
import { printFailure, step } from './progress.mjs'
import { readyLines } from './ready.ts'
import { secretOf } from './secret.ts'
import { openStore } from './store/store.ts'
import { endInOrder } from './stopping.ts'

const { onStop, stop, isStopping } = endInOrder()

try {
  const configuration = configurationOf(process.env)
  const log = openLog(configuration.logLevel)
  await start(configuration, log).catch((error: unknown) => {
    throw explainFullDisk(error, configuration.dataDir)
  })
  // A library may leave a promise unhandled, such as the job queue when the database goes away: log it and go on.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled promise rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, restarting the store')
    void stop(1)
  })
} catch (error) {
  // An error after a stop signal is expected.
  if (!isStopping()) {
    printFailure(error)
    await stop(1)
  }
}

async function start(configuration: Configuration, log: Log) {
  const { dataDir, mode, port, hosts, traces } = configuration
  openDataFolder(dataDir)
  await takeDataFolder(dataDir)
  const isWeb = configuration.parts.includes('web')
  if (isWeb) await checkPorts(configuration)
  if (traces) onStop(await traceTo(traces, log))
  const database = await readyDatabase(configuration, (news) => log.error(news), onStop)
  const build = isWeb ? await step('Build the storefront', (progress) => buildStorefront(progress)) : undefined
  const settings = settingsOf(configuration, {
    databaseUrl: database.url,
    secret: configuration.secret ?? secretOf(dataDir),
  })
  const store = await step('Open the store', () => openStore(settings, log, build?.folder))
  onStop(() => store.close())
  const open = await openListeners(store.listeners, hosts)
  // A load balancer needs a moment to stop routing here; a person at a terminal does not.
  onStop(() => open.drain({ withinMs: 10_000, noticeMs: mode === 'live' ? 3_000 : 0 }))
  process.send?.('ready')
  console.log(readyLines(settings, store.listeners).join('\n'))
  log.info({ port, mode }, 'ready')
}

/** OpenTelemetry is loaded only if traces are configured. */
async function traceTo(traces: NonNullable<Configuration['traces']>, log: Log) {
  const { openTelemetry } = await import('#platform/tracing/opentelemetry.ts')
  const telemetry = openTelemetry({ ...traces, report: (error) => log.error({ err: error }, 'traces') })
  traceBy(telemetry)
  return telemetry.close
}

function configurationOf(env: NodeJS.ProcessEnv): Configuration {
  const read = readSettings(env)
  if ('problems' in read) throw new Stop(['Invalid settings:', ...read.problems].join('\n  '))
  return read
}

/** Fails early, before minutes of work, if a port is taken. */
async function checkPorts({ port, sandboxPort, backOfficePort, hosts }: Configuration) {
  const names = ['USA', 'Canada', 'Australia', 'Europe', 'UK', 'APO']
  const listeners = [
    ...names.map((name, index) => ({ name, port: port + index, handle: () => {} })),
    { name: 'sandbox', port: sandboxPort, handle: () => {} },
    { name: 'back office', port: backOfficePort, handle: () => {} },
  ]
  await (await openListeners(listeners, hosts)).drain({ withinMs: 0 })
}
