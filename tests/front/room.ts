/** As much of WebRTC as connections ask for, without a network: two connections find each other by their names. */

import { settled } from './clock';

const PRINT = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0').toUpperCase()).join(':');

export class PlayedChannel extends EventTarget {
  readyState: RTCDataChannelState = 'connecting';
  bufferedAmount = 0;
  other: PlayedChannel | null = null;

  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('open'));
  }

  close(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.dispatchEvent(new Event('close'));
  }

  send(data: string): void {
    void settled().then(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }
}

export class PlayedConnection extends EventTarget {
  static all: PlayedConnection[] = [];
  /** A network that keeps its devices apart. */
  static apart = false;
  readonly name = `n${String(PlayedConnection.all.length).padStart(3, '0')}`;
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  iceConnectionState: RTCIceConnectionState = 'new';
  iceGatheringState: RTCIceGatheringState = 'complete';
  localDescription: RTCSessionDescriptionInit | null = null;
  channel: PlayedChannel | null = null;
  private remote = '';

  constructor() {
    super();
    PlayedConnection.all.push(this);
  }

  createDataChannel(): PlayedChannel {
    return (this.channel ??= new PlayedChannel());
  }

  async setLocalDescription(): Promise<void> {
    const type = this.remote ? 'answer' : 'offer';
    if (type === 'offer') this.signalingState = 'have-local-offer';
    const lines = ['candidate:1 1 udp 1 192.0.2.1 5000 typ host', `ice-ufrag:${this.name}`, `ice-pwd:${'x'.repeat(24)}`];
    const sdp = [...lines, `fingerprint:sha-256 ${PRINT}`].map((line) => `a=${line}\r\n`).join('');
    this.localDescription = { type, sdp };
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    this.remote = /a=ice-ufrag:(\w+)/.exec(sdp)?.[1] ?? '';
    if (type !== 'answer') return;
    this.signalingState = 'stable';
    this.iceConnectionState = 'checking';
    const other = PlayedConnection.all.find(({ name }) => name === this.remote);
    if (other && !PlayedConnection.apart) void settled().then(() => this.meet(other));
  }

  private meet(other: PlayedConnection): void {
    const [ours, theirs] = [this.createDataChannel(), other.createDataChannel()];
    [ours.other, theirs.other] = [theirs, ours];
    other.dispatchEvent(Object.assign(new Event('datachannel'), { channel: theirs }));
    for (const each of [this, other]) each.become('connected');
    for (const each of [ours, theirs]) each.open();
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
    this.channel?.close();
    const { other } = this.channel ?? {};
    if (other) void settled().then(() => other.close());
  }
}
