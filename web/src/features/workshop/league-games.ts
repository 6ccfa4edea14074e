/* Made by build/lab/league_games.py from the engine. Do not edit. */

import type { StoredGameResult } from '../../core/contract/generated/messages';

export interface StoredGame {
  record: string;
  known: StoredGameResult;
}

/** By bot, a game per deal: its record and what the engine would count in it. */
export const STORED_GAMES: Readonly<Record<string, readonly StoredGame[]>> = {
"novice": [
{"record": "bA1-league-1.W1ad4.A1af3.V1de8.W2df7.V1di5.F1ef10.F2ab2.W1ab9.A1aa3.A1ci8.A1bd1.V1db6.F1bd5.W1be2.V1bg5.F1bj2.A1ah7.W1cb9.V1fj6.F1be5.V1ae10.A1af1", "known": {"stars": 97, "edicts": {"canal-lake": 14, "lost-barony": 18, "greenbough": 36, "great-city": 19}}},
{"record": "bA1-league-2.W1di2.W1be10.F1ac3.A1bf9.A1bb10.W1bh9.F1ba9.A1ai7.V1bg2.A1bc8.W1bj5.V1ce2.A1ai5.A1cg3.W1cc5.Ac5.F2ag5.Wb6.A1aa5.A1ak1.A1bh1", "known": {"stars": 75, "edicts": {"lost-barony": 18, "stoneside-forest": 0, "canal-lake": 36, "wildholds": 16}}},
{"record": "bA1-league-3.V1dh6.F1ba2.F1ff7.V1di9.F1ag5.F2aj1.W1ae2.F1bd6.W1ba8.V1bh8.W1ag2.A1bi3.F1bc4.V1dc9.F1bb1.V1ab5.F1df1.V1dj5.V1bh3.A1be7", "known": {"stars": 88, "edicts": {"cauldrons": 10, "greenbough": 33, "wildholds": 16, "shoreside-expanse": 21}}},
{"record": "bA1-league-4.F1ad10.F1fa8.V1dh10.V1bk8.V1ad3.F2ca5.V1be2.F1ch4.W1ab1.W1aj1.A1ae8.A1ed5.V1ci7.F2bf9.W2bi1.Vh2.A1ac4.V1bi6.A1af7.Af9.F1dg5", "known": {"stars": 70, "edicts": {"stoneside-forest": 9, "broken-road": 3, "wildholds": 32, "mages-valley": 11}}},
{"record": "bA1-league-5.V1db2.F1ha9.A1bi9.F1hj3.W1bj1.W2de9.A2ae2.A1db8.V1dc9.W1ab1.Aa5.W1bb5.Wd11.V1ah7.V2ac6.A1be8.Wi11.Ac4.F1bg1.F1ef7.Vj10.A1bf5", "known": {"stars": 80, "edicts": {"sentinel-wood": 17, "golden-granary": 18, "greengold-plains": 15, "cauldrons": 19}}},
],
"greedy": [
{"record": "bA1-league-1.V1bk7.F1ak2.V1di10.W1ae9.V1ci7.F1gg8.F1ae3.F1ab9.V1bi5.A1df9.A1ad10.V2bg4.F1hc4.W1bb3.V1ag1.F1ba8.V1af1.A1aa2.F1gc1.F1bb4.V1ad7.F1ah1", "known": {"stars": 131, "edicts": {"canal-lake": 13, "lost-barony": 18, "greenbough": 39, "great-city": 50}}},
{"record": "bA1-league-2.W1ca3.W1be2.A1fa5.A1bf1.A1ad3.W1ab8.F1bj2.A1aa9.V1db1.A1cc9.W1be8.V1dh1.A1bd1.V1dg3.A1bd7.W1bj6.F1bh8.Fk10.A1ag5.V1ai7.V1ag7", "known": {"stars": 118, "edicts": {"lost-barony": 21, "stoneside-forest": 0, "canal-lake": 63, "wildholds": 16}}},
{"record": "bA1-league-3.A1dc4.F1ae4.F1bj8.V1aj1.A1ab6.F1ah1.W1ac1.F1ba4.W1be8.V1cj3.W1dh3.A1ee2.F1ad6.V1dg6.F1ba7.V1fi6.F1hd8.V1bg9.V1af11.A1ak7", "known": {"stars": 124, "edicts": {"cauldrons": 28, "greenbough": 32, "wildholds": 24, "shoreside-expanse": 30}}},
{"record": "bA1-league-4.F1aa10.A1bi2.A1ah1.W1bi8.F1cc7.F1ba10.V1cf2.V1be2.W2af8.W1ah11.A1ac10.A1hd9.A1db2.F1bj8.W1bd1.Wb9.A1bg6.V1ca6.A1ae5.Vc6.F1ae7", "known": {"stars": 114, "edicts": {"stoneside-forest": 12, "broken-road": 15, "wildholds": 16, "mages-valley": 43}}},
{"record": "bA1-league-5.V1bj10.F1ai1.A1aj8.F1ea10.W1ad10.W1bf11.A1bf2.A1hj2.V1bh2.W1bc1.F1aa8.W1be1.Fa4.V1bb4.V1ch9.A1ak7.Fa6.Wi6.W1bg4.V1cd3.Wi7.A2af7", "known": {"stars": 97, "edicts": {"sentinel-wood": 19, "golden-granary": 18, "greengold-plains": 9, "cauldrons": 33}}},
],
"expert": [
{"record": "bA1-league-1.W1ag2.A1aj3.A1bf3.W1bh4.V1cj8.F1gc1.F1bh10.F1aj9.V1cj5.W1ag9.A1bi5.V2ci10.V1ag7.W1ab8.V1ah5.V1gc7.A1aa9.A1cd9.V1ea5.F1ac2.V2da2.A1ai1", "known": {"stars": 161, "edicts": {"canal-lake": 33, "lost-barony": 21, "greenbough": 24, "great-city": 62}}},
{"record": "bA1-league-2.W1cc2.W1aj1.A1ec1.A1ai1.A1bb4.A1df2.F1ab9.A1bi4.V1cc8.V1da6.W1ag5.V2ee10.A1be5.V1dh10.W1bf1.V1bj6.F1bh8.Vb2.A1ag2.V1aa4.V1cg6", "known": {"stars": 129, "edicts": {"lost-barony": 24, "stoneside-forest": 0, "canal-lake": 56, "wildholds": 32}}},
{"record": "bA1-league-3.V1da1.F1fd1.F1ef10.V1da3.A1ad3.F1ba5.W1bb10.F1ac8.W1ch8.V1bb6.A1bh2.A1be2.F1aa10.V1cd7.W1ag6.F1ec4.F1bd9.V1cg4.V1ah6.A1af8", "known": {"stars": 132, "edicts": {"cauldrons": 21, "greenbough": 33, "wildholds": 24, "shoreside-expanse": 33}}},
{"record": "bA1-league-4.F1aa9.F1ca10.V1ca7.V1ba4.V1ec10.F1ac8.V1de9.V1gb3.W2ah9.V1ac2.A1be2.A1dg9.A1dd6.F1aj3.W2ch1.Wd1.A1ai4.V1bc5.A1bb1.Wf5.F1bg4", "known": {"stars": 143, "edicts": {"stoneside-forest": 0, "broken-road": 33, "wildholds": 48, "mages-valley": 34}}},
{"record": "bA1-league-5.V1cc8.F1gb10.A1ab3.F1ah10.V1ag9.W1af9.A1ab8.A1ce1.V1aa9.V1bc2.F1bj2.W1bh1.Vi2.V1ah4.V1bg3.A1bb1.Fk8.Ff1.F1ci5.F1ec6.Fg11.A2ad3", "known": {"stars": 104, "edicts": {"sentinel-wood": 21, "golden-granary": 14, "greengold-plains": 21, "cauldrons": 32}}},
],
};
