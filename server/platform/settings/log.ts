/** platform: JSON lines about what happens, with everything secret or personal taken out. */
import { pino, type Logger } from 'pino'

export type Log = Logger

const secret = [
  'password',
  'newPassword',
  'otp',
  'code',
  'token',
  'access_token',
  'refresh_token',
  'refreshToken',
  'refreshtoken_id',
  'authorization',
  'cookie',
  'email',
  'newEmail',
  'phone',
]

/** Redacts by member name, at the top and one level down, which is where our own lines carry them. */
export function createLog(
  level: string,
  name = 'meridian',
  destination?: { write: (line: string) => void },
): Log {
  const options = {
    name,
    level,
    base: { name },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secret.flatMap((word) => [`["${word}"]`, `*["${word}"]`]), censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
