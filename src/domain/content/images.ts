/** Maximum number of images per screen. [DOM-IMG-03, DOM-IMG-05, CONST-12] */
export const imageCounts = { detail: 100, bookingPayment: 1, lms: 20, extraPayment: 20 } as const;

/** Image shown when a stay or room has none. [DEC-136] */
export const placeholderImage = "/images/placeholder-stay.svg";
export const runOfHouseImage = "/images/run-of-house.svg";

const runOfHouse = /run[\s-]*of[\s-]*(?:the[\s-]*)?house|\bROH\b|런\s*오브\s*하우스/i;

/** Whether the room is assigned at check-in (run of house), judging by its name. [DEC-136] */
export const isRunOfHouse = (roomName: string | null): boolean => runOfHouse.test(roomName ?? "");

/** Returns the images in their sort order; null yields an empty list. [DOM-IMG-01, DEC-136] */
export const sortImages = <T extends { readonly sort: number }>(images: readonly T[] | null): readonly T[] =>
	(images ?? []).toSorted((a, b) => a.sort - b.sort);

/** Returns the image URLs unchanged, or a single placeholder when there are none; a run-of-house room has its own. [DOM-IMG-01, DOM-IMG-02] */
export function roomImages(
	urls: readonly string[] | null | undefined,
	roomName: string | null,
): readonly string[] {
	if (urls && urls.length > 0) return urls;
	return [isRunOfHouse(roomName) ? runOfHouseImage : placeholderImage];
}
