const gradeUnits = ["성급", "성", "등급", "스타", "star", "stars"] as const;
/** A range of grades in every unit: '4~5성급', '4성~5성', '4-5 star'. The marks within a spelling do not matter. */
export const gradeRange = (least: number, most: number): string =>
	gradeUnits.flatMap((unit) => [`${least}~${most}${unit}`, `${least}${unit}~${most}${unit}`]).join(" ");
