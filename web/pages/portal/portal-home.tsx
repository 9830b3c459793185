/** web/pages: /portal itself leads to its first page. */
import { redirect } from 'react-router'
import { adminHome } from '#web/platform/session/guard.rules.ts'
import { enterPortal } from '#web/portal/enter.ts'

export async function clientLoader() {
  await enterPortal()
  throw redirect(adminHome)
}

export default function PortalHome() {
  return null
}
