/**
 * web/pages: around pages that show homes: a heart on every picture. Pages of words do not carry its program.
 */
import { Outlet } from 'react-router'
import { HeartProvider } from '#web/listings/heart-slot.tsx'
import { Heart } from '#web/saved/heart.tsx'

const renderHeart = (home: { id: string; title: string }) => <Heart home={home} />

export default function WithHearts() {
  return (
    <HeartProvider value={renderHeart}>
      <Outlet />
    </HeartProvider>
  )
}
