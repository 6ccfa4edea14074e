/** The manifest of the installed game: one for each language, because browsers show its texts outside the page. */

/** Links the manifest of a language, before the browser offers to install the game. A page without a manifest gets none. */
export function useManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
}
