/** Finished maps for pictures: the one on home's wall, and maps of the expert. */

export const ART = [
  'FFFAA.WWWWW',
  'FFA^VvWWWW.',
  'FfAVVVWW^aA',
  '.FAAVVWAAA.',
  'WWAVFFF.AAV',
  'WWWFF^FVVVV',
  '.WWAAFFMMVV',
  'AAAAVVWMXHV',
  'A*^AVVWW.fV',
  'FFFVWwW^FVV',
  'FFFWWWAAFF.',
].join('/');

/** Finished maps of the expert on the sheets A, B, C and D. */
export const FINISHED_MAPS: readonly string[] = [
  '.VAA......./.VA^Ff..WVV/.vAWWFFF^vV/.VVVWW.FVVV/.VVVVW.FVVV/MVVVV^FFFVV/MMVVVF..FVV/MWWV.FFFVVV/Ww^WMMWFMvV/WWWWM*W^WMV/...WMMWWW.M',
  'M...WVVWWWV/MMWWW.vW^VV/MVv^W.VWWVV/.VVV.#V..V./.VVV##vVVV./VVVV###VVVV/.vVVW#F.VVV/.VVWW^FFfFF/.VWWFF.WM^F/.V^fFFFWFMF/..WFFF.W.FM',
  '.AAA.WW..../.AWAWWa.^../AAw^WAAAWWW/FAW..#A.V../.FW.##*VVV./..AA###V.V./.vAW.#.VVV./VVAWW^AWvF./..AWWWAWM^F/WA^wAAAWFM./AAAWWW.W.FM',
  '.FFF.V..FF./V#F*VVVFf^F/V#F..VVVFFF/V..^.VVV..F/V...VV.AW../Vv.VV.^AW##/VVVVV.WwW#f/.WWWVVAAA.F/.A^AVMMWA^F/##AAAm.WAFF/FWWWWMMW.F.',
];
