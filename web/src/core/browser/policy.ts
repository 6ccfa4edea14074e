/** What the page of an embed may load: wider than it should be when it comes, and narrowed before anything else is done. */

/** Safari knows no 'self' in a frame without an origin, so the policy allows more there; by its name the origin is known to all. */
export function narrowedPolicy(policy: string, origin: string): string {
  return policy.replace(/ (http:|'nonce-\w+')/g, '').replaceAll("'self'", origin);
}

/** A second policy only ever takes away from the first, and nothing can take it back. */
export function narrowPolicy(): void {
  const original = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!original) return;
  const narrow = document.createElement('meta');
  narrow.httpEquiv = original.httpEquiv;
  narrow.content = narrowedPolicy(original.content, location.origin);
  document.head.append(narrow);
}
