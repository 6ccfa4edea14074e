/** Narrows the content security policy of the embedded page, before anything else runs. */

/** Returns the policy with the name of the origin: it allows more at first, because in a frame without an origin Safari ignores 'self'. */
export function narrowedPolicy(policy: string, origin: string): string {
  return policy.replace(/ (http:|'nonce-\w+')/g, '').replaceAll("'self'", origin);
}

/** Adds the narrowed policy. A second policy can only restrict the first, and cannot be removed. */
export function narrowPolicy(): void {
  const original = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!original) return;
  const narrow = document.createElement('meta');
  narrow.httpEquiv = original.httpEquiv;
  narrow.content = narrowedPolicy(original.content, location.origin);
  document.head.append(narrow);
}
