/** media: why a picture or a paper is not taken, as sentences for the people who sent it. */

export const refusedWords = {
  pictureBytes: 'The picture has more than 20 MB.',
  pictureKind: 'This is not a JPEG, PNG, GIF, WebP or AVIF picture.',
  pictureTiny: 'The picture is too small to show anything.',
  pictureLong: 'The picture is far too long for its width.',
  picturePixels: 'The picture has more than 50 megapixels.',
  pictureDamaged: 'The picture is damaged or not of a kind we know.',
  pictureSlow: 'The picture took too long to read.',
  paperBytes: 'The paper has more than 20 MB.',
  paperKind: 'This is not a PDF.',
  paperCut: 'The PDF is cut off: its end is missing.',
  paperActive: 'The PDF holds a program, other files or a lock. Please print it to a plain PDF.',
}

type Size = { width: number; height: number }

/** Of a picture that shows something, but not enough for a home. */
export const smallWords = ({ width, height }: Size, atLeast: number): string =>
  `${width} × ${height} is too small. At least ${atLeast} pixels on the longer side.`
