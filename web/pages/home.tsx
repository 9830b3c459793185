/** web/pages: /: the start. */
import { brand } from '#contract/brand.ts'

export const meta = () => [{ title: `${brand.name}: a home, anywhere in the world` }]

export default function Home() {
  return (
    <main id="main" className="page section">
      <h1 className="display">A home, anywhere in the world</h1>
    </main>
  )
}
