import { foreignCities, nations } from "./foreignCities.ts";
import { koreanCities } from "./koreanCities.ts";
import type { City } from "./Place.ts";

export const cities: readonly City[] = [...koreanCities, ...foreignCities];

/** Returns the time zone of a city: its own, or its nation's. */
export const timeZoneOf = ({ nation, timeZone }: City): string =>
	timeZone ?? nations.find(({ code }) => code === nation)?.timeZone ?? "Asia/Seoul";
