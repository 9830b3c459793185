/** web/content: the voice of the visitor's own device. Nothing is sent anywhere by us. */

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Says the words; resolves when they were said, cut off, or could not be said within half a minute. */
export function speak(words: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = document.documentElement.lang
  utterance.addEventListener('end', () => resolve())
  utterance.addEventListener('error', () => resolve())
  setTimeout(resolve, 30_000)
  speechSynthesis.speak(utterance)
  return promise
}

export const hush = (): void => {
  if (canSpeak()) speechSynthesis.cancel()
}
