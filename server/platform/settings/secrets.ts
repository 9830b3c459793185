/** platform: the one secret from which all keys are derived: given by the operator, or made once and kept. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.ts'
import { randomToken } from './crypto.ts'

/** The application secret, ≥ 32 bytes. A generated one lives in DATA_DIR with mode 0600. */
export function loadSecret(config: Config): string {
  if (config.appSecret) return config.appSecret
  if (config.secretsFile) return readGiven(config.secretsFile)
  return keptSecret(join(config.dataDir, 'secrets'), 'app')
}

function readGiven(path: string): string {
  if (!existsSync(path))
    throw new ConfigError(`SECRETS_FILE is "${path}", but must be the path of an existing file.`)
  const secret = readFileSync(path, 'utf8').trim()
  if (Buffer.byteLength(secret) >= 32) return secret
  throw new ConfigError(`SECRETS_FILE is "${path}", but must be the path of a file with at least 32 bytes.`)
}

/** A secret that is made at first use; whoever comes second reads what the first wrote. */
export function keptSecret(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  try {
    writeFileSync(path, randomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8').trim()
}
