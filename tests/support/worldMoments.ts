import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

/** The day around which the test demo world is dated, and a moment of it. */
export const worldToday = stayDateOf("2026-11-26");
export const worldNow = koreanInstant("2026-11-26 10:00:00") ?? 0;

/** The moment at which the larger worlds are set: noon in Korea. */
export const largeWorldNow = koreanInstant("2026-11-21 12:00:00") ?? 0;
