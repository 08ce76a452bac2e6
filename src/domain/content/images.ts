/** [DOM-IMG-03, DOM-IMG-05, CONST-12] */
export const imageCounts = { detail: 100, bookingPayment: 1, lms: 20, extraPayment: 20 } as const;

/** [DEC-136] */
export const placeholderImage = "/images/placeholder-stay.svg";
export const runOfHouseImage = "/images/run-of-house.svg";

const runOfHouse = /run[\s-]*of[\s-]*(?:the[\s-]*)?house|\bROH\b|런\s*오브\s*하우스/i;

/** A room assigned at check-in, told by its name. [DEC-136] */
export const isRunOfHouse = (roomName: string | null): boolean => runOfHouse.test(roomName ?? "");

/** The images by their order; a missing list is none. [DOM-IMG-01, DEC-136] */
export const sortImages = <T extends { readonly sort: number }>(images: readonly T[] | null): readonly T[] =>
	(images ?? []).toSorted((a, b) => a.sort - b.sort);

/** Image addresses as given, or one placeholder when there is none: the run-of-house room's for such a name. [DOM-IMG-01, DOM-IMG-02] */
export function roomImages(
	urls: readonly string[] | null | undefined,
	roomName: string | null,
): readonly string[] {
	if (urls && urls.length > 0) return urls;
	return [isRunOfHouse(roomName) ? runOfHouseImage : placeholderImage];
}
