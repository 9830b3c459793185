/** web/pages: the pages that apps embed: the same content without header, sidebar and footer. */
import { Outlet } from 'react-router'

export const handle = { frame: 'none' }

export default function AppFrame() {
  return <Outlet />
}
