/** main: what the worker process is told by the one that starts it. */

type Told = { databaseUrl: string; logFile: string; secret: string }

/** The same settings, with the database and the secret spelled out: the worker makes neither. */
export const workerEnv = (
  env: NodeJS.ProcessEnv,
  { databaseUrl, logFile, secret }: Told,
): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: databaseUrl,
  APP_SECRET: secret,
  MERIDIAN_LOG_FILE: logFile,
})
