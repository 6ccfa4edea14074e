/** Reads QR codes from the camera, which is asked for here and nowhere else. The reader is fetched when it is first needed. */

import { ConnectionFailure } from './types';

const PAUSE = 120; // milliseconds between two looks: a phone's hands are not faster
const MAX_WIDTH = 1000; // pixels that are looked at

export async function scan(video: HTMLVideoElement, onText: (text: string) => boolean, signal: AbortSignal): Promise<void> {
  const [{ decodeQR }, stream] = await Promise.all([import('qr/decode.js'), camera()]);
  try {
    signal.throwIfAborted();
    video.muted = video.playsInline = true; // else phones show it in a window of its own
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement('canvas');
    while (!signal.aborted) {
      const picture = grabFrame(video, canvas);
      const text = picture && decodeOrEmpty(() => decodeQR(picture));
      if (text && onText(text)) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

async function camera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
  } catch (error) {
    const missing = !(error instanceof DOMException) || error.name === 'NotFoundError' || error.name === 'NotReadableError';
    throw new ConnectionFailure(missing ? 'no-camera' : 'camera');
  }
}

function grabFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (!video.videoWidth) return null;
  const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** Most pictures hold no code; the reader throws then. */
function decodeOrEmpty(decode: () => string): string {
  try {
    return decode();
  } catch {
    return '';
  }
}
