import { openListeners } from '#platform/listen.ts'
import { openLog, type Log } from '#platform/log.ts'
import { settingsOf, type Configuration } from '#platform/settings/settings.ts'
import { setTraceEngine } from '#platform/tracing/trace.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { readConfiguration } from './data/configuration.ts'
import { explainFullDisk, openDataFolder } from './data/data-folder.ts'
import { prepareDatabase } from './data/database.ts'
import { lockDataFolder } from './data/folder-lock.ts'
import { printFailure, step } from './progress.mjs'
import { readyLines } from './ready.ts'
import { loadOrCreateSecret } from './data/secret.ts'
import { openStore } from './store/store.ts'
import { createShutdown } from './shutdown.ts'

const { onStop, stop, isStopping } = createShutdown()

try {
  const configuration = readConfiguration()
  const log = openLog(configuration.logLevel)
  await start(configuration, log).catch((error: unknown) => {
    throw explainFullDisk(error, configuration.dataDir)
  })
  // The job queue leaves a promise rejection unhandled if it cannot reach the database.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled promise rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, restarting the store')
    void stop(1)
  })
} catch (error) {
  // A stop request aborts the start with an error that is not a failure.
  if (!isStopping()) {
    printFailure(error)
    await stop(1)
  }
}

async function start(configuration: Configuration, log: Log) {
  const { dataDir, mode, port, hosts, traces } = configuration
  openDataFolder(dataDir)
  await lockDataFolder(dataDir)
  const isWeb = configuration.parts.includes('web')
  if (isWeb) await checkPorts(configuration)
  if (traces) onStop(await traceTo(traces, log))
  const database = await prepareDatabase(configuration, (news) => log.error(news), onStop)
  const build = isWeb ? await step('Build the storefront', (progress) => buildStorefront(progress)) : undefined
  const settings = settingsOf(configuration, {
    databaseUrl: database.url,
    secret: configuration.secret ?? loadOrCreateSecret(dataDir),
  })
  const store = await step('Open the store', () => openStore(settings, log, build?.folder))
  onStop(() => store.close())
  const open = await openListeners(store.listeners, hosts)
  // Gives the load balancer time to stop routing requests here.
  onStop(() => {
    store.endWaits()
    return open.drain({ withinMs: 10_000, noticeMs: mode === 'live' ? 3_000 : 0 })
  })
  process.send?.('ready')
  console.log(readyLines(settings, store.listeners, store.demoLink).join('\n'))
  log.info({ port, mode }, 'ready')
}

/** Loads OpenTelemetry only if tracing is configured. */
async function traceTo(traces: NonNullable<Configuration['traces']>, log: Log) {
  const { openTelemetry } = await import('#platform/tracing/opentelemetry.ts')
  const telemetry = openTelemetry({ ...traces, report: (error) => log.error({ err: error }, 'trace export failed') })
  setTraceEngine(telemetry)
  return telemetry.close
}

/** Fails early, before minutes of startup work. */
async function checkPorts({ port, sandboxPort, backOfficePort, hosts }: Configuration) {
  const names = ['USA', 'Canada', 'Australia', 'Europe', 'UK', 'APO']
  const listeners = [
    ...names.map((name, index) => ({ name, port: port + index, handle: () => {} })),
    { name: 'card page', port: sandboxPort, handle: () => {} },
    { name: 'back office', port: backOfficePort, handle: () => {} },
  ]
  await (await openListeners(listeners, hosts)).drain({ withinMs: 0 })
}
