/**
 * web/platform: what a session is held with, as the server names it
 * in English: `Chrome on Linux`, `a program`.
 */
export function DeviceName({ device }: { device: string }) {
  const [browser = '', system] = device.split(' on ')
  if (system)
    return (
      <span>
        {browser} on {system}
      </span>
    )
  // It stands alone here, and within a sentence in mails.
  return device === 'a program' ? <span>A program</span> : <span translate="no">{device}</span>
}
