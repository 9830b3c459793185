/** main: the thread that draws the demonstration's pictures. */
import { drawIllustration } from '@meridian/demonstration/illustrations'
import { workInStudio } from '#server/platform/threads/drawing-threads.ts'

workInStudio((spec: string) => drawIllustration(spec))
