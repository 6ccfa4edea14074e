/** A way to reach a device, as a line of a session description and as a few bytes: UDP only, which is all that is needed. */

const CANDIDATE_TYPES = ['host', 'srflx', 'relay', 'prflx'];
const CANDIDATE_LINE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim;
const MOST = 8;
const MDNS_NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i;

/** The first byte says which kind it is, and how the address is written: 4 and 6 for the protocols, 1 for a name of mDNS. */
type Address = { tag: 1 | 4 | 6; bytes: number[] };

/** Those of a description that can be packed, at most a few. */
export function packCandidates(sdp: string): number[] {
  const packed: number[][] = [];
  for (const [, host, port, kind] of sdp.matchAll(CANDIDATE_LINE)) {
    const address = parseAddress(host ?? '');
    const at = CANDIDATE_TYPES.indexOf(kind ?? '');
    if (address && at >= 0 && packed.length < MOST) packed.push([(at << 4) | address.tag, ...address.bytes, ...twoBytes(Number(port))]);
  }
  return packed.flat();
}

/** Lines of a description; null where the bytes are not ours. */
export function unpackCandidates(bytes: readonly number[]): string[] | null {
  const lines: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const size = (first & 15) === 4 ? 4 : 16;
    const kind = CANDIDATE_TYPES[first >> 4];
    const host = formatAddress(first & 15, bytes.slice(at + 1, at + 1 + size));
    const [high, low] = bytes.slice(at + 1 + size, (at += 3 + size));
    if (!kind || !host || low === undefined || lines.length === MOST) return null;
    lines.push(formatCandidate(lines.length + 1, kind, host, ((high ?? 0) << 8) | low));
  }
  return lines;
}

function formatCandidate(number: number, kind: string, host: string, port: number): string {
  const priority = (kind === 'host' ? 2113937151 : 1677729535) - number;
  const related = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${number} 1 udp ${priority} ${host} ${port} typ ${kind}${related}`;
}

function parseAddress(host: string): Address | null {
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(host)) return { tag: 4, bytes: host.split('.').map((part) => Number(part) & 255) };
  const name = MDNS_NAME.exec(host);
  if (name) return { tag: 1, bytes: pairs(name.slice(1).join('')) };
  return /^[\da-f:]+$/i.test(host) && host.includes(':') ? parseIPv6(host) : null;
}

/** `::` stands for as many zeros as are missing. */
function parseIPv6(host: string): Address | null {
  const [left = [], right] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - left.length - (right?.length ?? 0);
  if (missing < 0 || (missing > 0 && !right)) return null;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...(right ?? [])];
  return { tag: 6, bytes: groups.flatMap((group) => twoBytes(parseInt(group, 16))) };
}

function formatAddress(tag: number, bytes: readonly number[]): string | null {
  if (bytes.length !== (tag === 4 ? 4 : 16)) return null;
  if (tag === 4) return bytes.join('.');
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (tag === 1) return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
  return tag === 6 ? (digits.match(/.{4}/g) ?? []).join(':') : null;
}

function pairs(digits: string): number[] {
  return (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

function twoBytes(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}
