/** The manifest of the installed game: one for each language, because browsers show its texts outside the page. */

/** Must run before the browser offers to install the game; a page without a manifest, such as an embed, keeps none. */
export function useManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
}
