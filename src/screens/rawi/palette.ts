/** The roastery's own paper, ink and earth: its website is the same by day and by night. */
export const RAWI = {
  card: "#fffaf1",
  paper: "#fbf2e3",
  sand: "#f5ead7",
  line: "#e3d5c2",
  lineStrong: "#cfbaa3",
  ink: "#3d2013",
  copy: "#644436",
  muted: "#775d4f",
  earth: "#b97155",
  haze: "#dcab8c",
  terracotta: "#a94524",
  sun: "#f2b95a",
} as const;
