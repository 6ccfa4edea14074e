/** What is in the player’s hand: the preview of the shape where it is now. */

import type { PreviewAnswer, View } from '../contract/generated/messages';
import { type Aim, intentOf } from './aim';
import { state } from './store';

export function previewKey(view: View, aim: Aim): string {
  return `${view.record}|${JSON.stringify(intentOf(view, aim))}`;
}

export function currentPreview(): PreviewAnswer['preview'] | null {
  const { view, aim, preview } = state;
  return view && aim && preview && preview.key === previewKey(view, aim) ? preview.data : null;
}
