/** Weekday hours of the phone line, 'HH:mm' in Korea. [CS-04, CONST-01] */
export const serviceHours = {
	open: "10:30",
	close: "16:30",
	lunchStart: "12:00",
	lunchEnd: "13:00",
} as const;
