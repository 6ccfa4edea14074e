/** A channel to one other device: opened by codes, bounded in what is taken from it. */

import { TokenBucket } from './token-bucket';
import type { Description } from './session-code';
import { type Envelope, unwrap } from './envelope';
import { ConnectionFailure } from './types';

/** How long the browser may look for more ways to reach this device. */
const GATHERING_TIMEOUT_MS = 3000;
/** And for the first one: a busy phone may need longer for it. */
const FIRST_CANDIDATE_TIMEOUT_MS = 15_000;
/** Bytes that may wait to be sent; what comes then is lost. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** A connection without any server in between. */
export function newConnection(): RTCPeerConnection {
  if (typeof RTCPeerConnection === 'undefined') throw new ConnectionFailure('no-webrtc');
  return new RTCPeerConnection({ iceServers: [] });
}

/** The local description, with all ways that were found in time. */
export async function createDescription(connection: RTCPeerConnection): Promise<Description> {
  await connection.setLocalDescription();
  await untilGathered(connection);
  const { type, sdp } = connection.localDescription ?? { type: 'offer', sdp: '' };
  return { type: type === 'answer' ? type : 'offer', sdp };
}

function untilGathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    let late = false;
    const check = (): void => {
      const hasWay = connection.localDescription?.sdp.includes('a=candidate:');
      if (connection.iceGatheringState === 'complete' || (late && hasWay)) done();
    };
    for (const event of ['icegatheringstatechange', 'icecandidate']) connection.addEventListener(event, check);
    setTimeout(() => {
      late = true;
      check();
    }, GATHERING_TIMEOUT_MS);
    setTimeout(done, FIRST_CANDIDATE_TIMEOUT_MS);
    check();
  });
}

export function isOpen(channel: RTCDataChannel | undefined): channel is RTCDataChannel {
  return channel?.readyState === 'open';
}

export function post(channel: RTCDataChannel | undefined, text: string): void {
  if (isOpen(channel) && channel.bufferedAmount < MAX_BUFFERED_BYTES) channel.send(text);
}

/** Each message that has the right form and does not come in a flood. */
export function listen(channel: RTCDataChannel, onEnvelope: (parcel: Envelope, text: string) => void): void {
  const bucket = new TokenBucket(20, 200);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parcel = bucket.take() ? unwrap(data) : null;
    if (parcel) onEnvelope(parcel, data as string);
  });
}
