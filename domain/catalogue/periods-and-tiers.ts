/** Apart from the schemas of prices, since browsers read these lists and need not load the validator. */
export const PERIODS = ["monthly", "annual", "eternal"] as const;
export type Period = (typeof PERIODS)[number];

export const TIERS = ["free", "personal", "smallBusinesses", "mediumCompanies"] as const;
export type Tier = (typeof TIERS)[number];
