/** Kind of discount. [DOM-ENUM-03, DEC-092] */
export type DiscountKind = "GENERAL" | "LONG_NIGHT" | "EARLY_BIRD" | "TIME_DEAL";
